/** How long an answer may be kept, and by whom. */
export const cache = {
  /** What is for one person, and what went wrong. */
  nobody: 'private, no-store',
  /** What the lab has published: shared caches answer for a minute, and a little longer while they ask anew. */
  briefly: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  /** Pages without content, and addresses that have moved. */
  lasting: 'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
  /** Feeds and sitemaps: readers come often, content seldom changes. */
  hourly: 'public, max-age=600, s-maxage=3600, stale-while-revalidate=86400',
  /** Files: one never changes under its name, a new one gets a new name. */
  forEver: 'public, max-age=31536000, immutable',
} as const;
