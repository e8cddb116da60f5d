/** What only machines fetch; apart from the pages' addresses, since no visitor's code needs it. */
export const machineFiles = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  /** Of news and papers; `?of=news` and `?of=papers` choose one of them. */
  atomFeed: '/feed.xml',
  jsonFeed: '/feed.json',
} as const;
