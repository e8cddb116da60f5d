import { cache } from '../../core/http/caching.ts';

const usual = { fresh: 60, stale: 600 };

/** As `cache.minute`, but no copy is served after the moment at which the page changes by itself. */
export function cacheUntil(moment: string | undefined, now: number): string {
  const left = moment ? Math.floor((Date.parse(moment) - now) / 1_000) : Number.POSITIVE_INFINITY;
  if (!(left < usual.fresh + usual.stale)) return cache.minute;
  const fresh = Math.max(0, Math.min(usual.fresh, left));
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.max(0, left - fresh)}`;
}
