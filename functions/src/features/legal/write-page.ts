import type { Answers, LegalPage } from '@lab/contract/features/legal/pages';
import type { Terms } from '@lab/contract/features/legal/retention/terms';
import { type Words, withWords } from '@lab/contract/features/settings/words/set-words';
import { writeAccessibility } from './accessibility.ts';
import { writeImprint } from './imprint.ts';
import { writePrivacy } from './privacy.ts';

const writers: Record<LegalPage, (answers: Answers, terms: Terms) => string> = {
  imprint: writeImprint,
  privacy: writePrivacy,
  accessibility: writeAccessibility,
};

/** The page as HTML, in the site's language. It is cleaned as every long text is, whatever the answers contain. */
export async function writePage(
  page: LegalPage,
  answers: Answers,
  terms: Terms,
  words: Words = {},
): Promise<string> {
  const { renderMarkdown } = await import('../../core/markdown/to-html.ts');
  return (await renderMarkdown(withWords(words, () => writers[page](answers, terms)))).html;
}
