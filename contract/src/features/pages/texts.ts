import { words } from '../../texts/words.ts';

/** Descriptions of pages for search engines and for previews on social networks. */
export const pageTexts = words('page', {
  /** Language and country of all texts, in the form that social networks use. */
  locale: 'en_GB',
  /** For pages without a description of their own. */
  lab: 'Research areas, publications, news and people of our research lab.',
  publications:
    'Papers of our research lab, the newest first: search them by research area, year, author or word.',
  contactUs: 'How to reach our research lab: phone, email, location, office hours and a form for messages.',
  verifyEmail: 'How to finish registering: open the link in the email that we have sent you.',
  /** Of pages that the browser renders. */
  withoutScript: 'This page needs JavaScript, which this browser does not run.',
} as const);
