import type { QueryClient } from '@tanstack/react-query';
import { fetchPage } from './fetch-page.ts';
import { findRoute } from './routes.ts';

/** Fetches code and data of a page before somebody goes there. What fails here is asked again, and told, on the page. */
export async function prefetch(client: QueryClient, url: string): Promise<void> {
  const found = findRoute(url);
  if (!found) return;
  await fetchPage(client, found).catch(() => {});
}

/** A pointer over a link of ours, or focus on it, announces a visit. */
export function prefetchOnIntent(client: QueryClient): () => void {
  const announced = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]:not([rel="next"])') : null;
    const href = link?.getAttribute('href');
    if (!href || announced.has(href)) return;
    announced.add(href);
    void prefetch(client, href);
  };
  const events = ['pointerover', 'touchstart', 'focusin'];
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
