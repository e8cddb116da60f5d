import type { Answers, LegalPage } from '@lab/contract/legal/pages';
import { writeAccessibility } from './accessibility.ts';
import { writeImprint } from './imprint.ts';
import { writePrivacy } from './privacy.ts';

const writers: Record<LegalPage, (answers: Answers) => string> = {
  imprint: writeImprint,
  privacy: writePrivacy,
  accessibility: writeAccessibility,
};

/** The page as HTML. It is cleaned as every long text is, whatever the answers contain. */
export async function writePage(page: LegalPage, answers: Answers): Promise<string> {
  const { renderMarkdown } = await import('../markdown/to-html.ts');
  return (await renderMarkdown(writers[page](answers))).html;
}
