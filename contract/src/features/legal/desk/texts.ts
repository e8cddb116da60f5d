/** For the desk. What the forms ask is in ../questions, what the pages say in ../written/texts.ts. */

import { pdfDeskTexts } from '../../pdfs/desk/texts.ts';
import { consentDeskTexts } from '../consent/desk/texts.ts';
import type { LegalPage } from '../pages.ts';
import { retentionDeskTexts } from '../retention/desk/texts.ts';

const tabs: Record<LegalPage | 'consent' | 'retention' | 'pdfs', string> = {
  imprint: 'Imprint',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  consent: consentDeskTexts.tab,
  retention: retentionDeskTexts.tab,
  pdfs: pdfDeskTexts.tab,
};

export const legalDeskTexts = {
  lead: 'Answer the questions, and the site writes the pages and links them in the footer. Let your university check them: this is no legal advice.',
  tabs,
  tabsLabel: 'Legal pages',
  unanswered: 'Not answered yet',
  state: { label: 'State', names: { draft: 'Draft', published: 'Published' } },
  missing: (question: string) => `To publish the page, please answer: ${question}`,
  notAnswered: (questions: readonly string[]) =>
    `The page can be published when these questions are answered: ${questions.join('; ')}.`,
  stillOpen: 'Before the page can be published, these questions need an answer:',
  preview: 'The page as it was saved',
  view: 'View the page',
  saved: 'Updated successfully',
} as const;
