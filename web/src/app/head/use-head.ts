import { siteTexts } from '@lab/contract/texts/texts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLabName } from '../../lib/lab-info.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { RouteMatch } from '../route.ts';
import { clearHead, pageTagSelector } from './clear-head.ts';
import { fullTitle } from './page-head.ts';

/** Sets the title at once, and the other tags when their code is loaded. */
export function useHead(found: RouteMatch | null): void {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const read = () => (found ? found.route.head?.(found.at, client).title : siteTexts.errorPage.notFound);
  const title = useSyncExternalStore((changed) => cache.subscribe(changed), read, read);
  // On pages that the browser renders, the lab's name is loaded after the page.
  const product = useLabName();
  useEffect(() => {
    document.title = fullTitle({ title }, product);
  }, [title, product]);
  const { pathname, search } = useLocation();
  useEffect(() => updateHead(pathname + search, client), [pathname, search, client]);
}

/** The address of the first page, whose head the server wrote, and the origin of the canonical URL. */
let serverHead: { address: string; origin: string } | undefined;

/**
 * Keeps the server's head until the first navigation. Then citation tools, social networks and search engines
 * must find no tags of the page before. Returns a function that stops the updates.
 */
function updateHead(address: string, client: QueryClient): () => void {
  serverHead ??= {
    // If the server could not render the page, its head contains only a title.
    address: document.querySelector(pageTagSelector) ? address : '',
    origin: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
      .origin,
  };
  if (serverHead.address === address) return () => {};
  serverHead.address = '';
  clearHead();
  const url = new URL(address, serverHead.origin);
  let stopped = false;
  // The page comes first, because this is much code.
  let stop = whenIdle(() => {
    import('./sync-head.ts')
      .then(({ syncHead }) => {
        if (!stopped) stop = syncHead(url, client);
      })
      // If the code cannot be loaded, the page has its title and no wrong tags.
      .catch(() => {});
  });
  return () => {
    stopped = true;
    stop();
  };
}
