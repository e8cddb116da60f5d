/** `/api/years/2025.docx` and `.pdf`: the page of a year as a file. */
import { api } from '@lab/contract';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { defaultRoles } from '@lab/contract/features/team/roles';
import { yearTexts } from '@lab/contract/features/years/texts';
import type { TextDocument } from '../../core/downloads/document.ts';
import type { FileRoute } from '../../core/http/files.ts';
import type { Invoke } from '../../core/http/invoke.ts';

interface Format {
  contentType: string;
  write(text: TextDocument, unknownLetters: string): Promise<Buffer>;
}

// The libraries are loaded when a file is asked for.
const formats: Record<string, Format> = {
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: async (text) => (await import('../../core/downloads/docx.ts')).asDocx(text),
  },
  pdf: {
    contentType: 'application/pdf',
    write: async (text, unknownLetters) =>
      (await import('../../core/downloads/pdf.ts')).asPdf(text, unknownLetters),
  },
};

export const yearFiles = (invoke: Invoke): FileRoute[] => [
  {
    path: /^\/api\/years\/(\d{4})\.(docx|pdf)$/,
    route: '/years/{year}.*',
    // To write one takes longer than a page. The CDN answers repeated requests.
    perMinute: 10,
    queryNames: async () => [],
    async write([year = '', ending = ''], _query, origin) {
      const [{ reply: found }, { reply: lab }, { reply: settings }] = await Promise.all([
        invoke(api.years.get, { params: { year } }),
        invoke(api.labInfo.get),
        invoke(api.settings.get),
      ]);
      const site = { lab: lab.name, origin, roles: settings.roles ?? defaultRoles };
      const [words, { yearDocument }] = await Promise.all([
        loadWords(settings.words),
        import('./year-document.ts'),
      ]);
      const { text, unknownLetters } = withWords(words, () => ({
        text: yearDocument(found, site),
        unknownLetters: yearTexts.unknownLetters,
      }));
      const { contentType, write } = formats[ending] as Format;
      return {
        name: `${year}.${ending}`,
        contentType,
        body: await write(text, unknownLetters),
        madeFrom: text,
      };
    },
  },
];
