/** What only machines read of a page: search engines show it under the title, social networks beside the picture. */
export const pageTexts = {
  /** The language and the country of all sentences, as social networks write them. */
  locale: 'en_GB',
  /** Of pages that say nothing better. */
  lab: 'Research areas, publications, news and people of our research lab.',
  publications:
    'Papers of our research lab, the newest first: search them by research area, year, author or word.',
  news: 'What is new at our research lab: results, events, people and open doors.',
  contactUs: 'How to reach our research lab: phone, email, location, office hours and a form for messages.',
  verifyEmail: 'How to finish registering: open the link in the email that we have sent you.',
} as const;
