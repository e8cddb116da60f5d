/** Values of the header Cache-Control. */
export const cache = {
  /** Replies meant for one person, and errors. */
  noStore: 'private, no-store',
  /** Published content: a CDN may serve a copy for a minute, and for ten more while it fetches a new one. */
  minute: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  /** Pages without content, and redirects. */
  fiveMinutes: 'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
  /** Feeds and sitemaps, which are requested often and seldom change. */
  hour: 'public, max-age=600, s-maxage=3600, stale-while-revalidate=86400',
  /** What is addressed by its content. */
  forEver: 'public, max-age=31536000, immutable',
} as const;
