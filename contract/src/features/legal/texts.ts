import { words } from '../../texts/words.ts';
import type { LegalPage } from './pages.ts';

/** Also the links in the footer. */
const pages: Record<LegalPage, string> = {
  imprint: 'Imprint',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};

export const legalTexts = words('legal', {
  pages,
  /** Apart from the form's other texts, because the script of every page has the titles. */
  report: 'Report a barrier',
  notFound: 'The lab has not published this page.',
  back: 'Back to Home',
});
