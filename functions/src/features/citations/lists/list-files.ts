/** The formats in which people read lists of works, by file extension. */
import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { ListedRun } from '@lab/contract/features/citations/lists/listed-works';
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { plainText } from '@lab/contract/features/citations/styles';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import type { WrittenFile } from '../../../core/http/files.ts';
import type { Invoke } from '../../../core/http/invoke.ts';
import { element, escapeXml } from '../../../core/http/xml.ts';
import { type Asked, type WorksList, worksList } from './works-list.ts';

function listAsText({ title, layout, sections, from, rest }: WorksList): string {
  const paragraphs = sections.flatMap(({ heading, works }) => [
    heading,
    ...works.map(({ runs }, at) => `${layout === 'numbered' ? `${at + 1}. ` : ''}${plainText(runs)}`),
  ]);
  const end = rest ? `${rest.text} ${rest.address}` : '';
  const all = [title, `${from.text} ${from.address}`, ...paragraphs, end];
  return `${all.filter(Boolean).join('\n\n')}\n`;
}

/** Plain HTML without styles, because people copy it into their own documents. */
function listAsHtml({ title, language, layout, sections, from, rest }: WorksList): string {
  const isNumbered = layout === 'numbered';
  const works = sections.flatMap(({ heading, works }) => [
    heading && element('h2', heading),
    isNumbered ? '<ol>' : '',
    ...works.map(({ runs }) => {
      const written = runs.map(runAsHtml).join('');
      return isNumbered ? `<li dir="auto">${written}</li>` : `<p dir="auto">${written}</p>`;
    }),
    isNumbered ? '</ol>' : '',
  ]);
  return [
    `<!doctype html><html lang="${escapeXml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `${element('title', title)}</head><body>`,
    `<h1 dir="auto">${escapeXml(title)}</h1>`,
    pointer(from),
    ...works,
    rest ? pointer(rest) : '',
    '</body></html>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

const pointer = ({ text, address }: WorksList['from']) =>
  `<p>${escapeXml(text)} ${linkTo(address, escapeXml(address))}</p>`;

const linkTo = (href: string, written: string) => `<a href="${escapeXml(href)}">${written}</a>`;

function runAsHtml({ text, italic, bold, href }: ListedRun): string {
  const inItalics = italic ? element('i', text) : escapeXml(text);
  const written = bold ? `<b>${inItalics}</b>` : inItalics;
  return href ? linkTo(href, written) : written;
}

type Written = Omit<WrittenFile, 'name'>;

export interface ListFormat {
  most: number;
  write(invoke: Invoke, papers: readonly Paper[], request: Asked): Promise<Written>;
}

const formatted = (
  about: Omit<Written, 'body'>,
  body: (list: WorksList) => WrittenFile['body'] | Promise<WrittenFile['body']>,
): ListFormat => ({
  most: limits.worksInOneList,
  write: async (invoke, papers, request) => ({
    ...about,
    body: await body(await worksList(invoke, papers, request)),
  }),
});

export const listFormats: Record<string, ListFormat> = {
  txt: formatted({ contentType: 'text/plain; charset=utf-8', isShown: true }, listAsText),
  html: formatted({ contentType: 'text/html; charset=utf-8', isShown: true }, listAsHtml),
  docx: formatted(
    { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    async (list) => {
      const { listAsDocx } = await import('./list-docx.ts');
      return listAsDocx(list);
    },
  ),
  csv: {
    most: limits.citationsInOneFile,
    async write(invoke, papers, { origin, rest }) {
      const { reply: settings } = await invoke(api.settings.get);
      const [{ worksAsCsv }, words] = await Promise.all([
        import('./works-csv.ts'),
        loadWords(settings.words),
      ]);
      const body = withWords(words, () =>
        worksAsCsv(papers, origin, rest ? `${listTexts.cut(papers.length)} ${rest}` : ''),
      );
      return { contentType: 'text/csv; charset=utf-8', body };
    },
  },
};
