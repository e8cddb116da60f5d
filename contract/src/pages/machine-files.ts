/** Addresses of files for machines, separate from the pages' addresses because the client does not need them. */
export const machineFiles = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  /** News and papers; `?of=news` or `?of=papers` chooses one. */
  atomFeed: '/feed.xml',
  jsonFeed: '/feed.json',
} as const;
