/**
 * Addresses of files for machines, separate from the pages' addresses because the client does not need them.
 */
export const machineFiles = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  /** The feed of papers and of each kind of content that has feeds; `?of=news` chooses one. */
  atomFeed: '/feed.xml',
  jsonFeed: '/feed.json',
} as const;
