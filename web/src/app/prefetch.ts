import type { QueryClient } from '@tanstack/react-query';
import { fetchPage } from './fetch-page.ts';
import { findRoute } from './routes.ts';

/** Errors are ignored, because the page itself fetches again and shows them. */
export async function prefetch(client: QueryClient, url: string): Promise<void> {
  const found = findRoute(url);
  if (!found) return;
  await fetchPage(client, found).catch(() => {});
}

/** Prefetches a page when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(client: QueryClient): () => void {
  const prefetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]:not([rel="next"])') : null;
    const href = link?.getAttribute('href');
    if (!href || prefetched.has(href)) return;
    prefetched.add(href);
    void prefetch(client, href);
  };
  const events = ['pointerover', 'touchstart', 'focusin'];
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
