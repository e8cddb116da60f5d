import type { Answers, LegalPage } from '@lab/contract/features/legal/pages';
import type { Terms } from '@lab/contract/features/legal/retention/terms';
import { writtenTexts } from '@lab/contract/features/legal/written/texts';
import { type Words, withWords } from '@lab/contract/features/settings/words/set-words';
import { writeAccessibility } from './accessibility.ts';
import { fact, pageOf, prose, section, together } from './blocks.ts';
import { writePrivacy } from './privacy.ts';

const { imprint: texts, more } = writtenTexts;

const writers: Record<LegalPage, (answers: Answers, terms: Terms) => string> = {
  imprint: writeImprint,
  privacy: writePrivacy,
  accessibility: writeAccessibility,
};

/**
 * The page as HTML, in the site's language. It is cleaned as every long text is, whatever the answers
 * contain.
 */
export async function writePage(
  page: LegalPage,
  answers: Answers,
  terms: Terms,
  words: Words = {},
): Promise<string> {
  const { renderMarkdown } = await import('../../core/markdown/to-html.ts');
  return (await renderMarkdown(withWords(words, () => writers[page](answers, terms)))).html;
}

function writeImprint(answers: Answers): string {
  const { provider, address, email, phone } = answers;
  return pageOf(
    prose(texts.law),
    section(texts.provider, prose(together(provider, address))),
    section(texts.represented, prose(answers.represented)),
    section(texts.contact, prose(together(fact(texts.email, email), fact(texts.phone, phone)))),
    section(texts.authority, prose(answers.authority)),
    section(texts.register, prose(answers.register)),
    section(texts.vatId, prose(answers.vatId)),
    section(texts.responsible, prose(answers.responsible)),
    section(more, prose(answers.more)),
  );
}
