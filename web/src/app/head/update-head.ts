/** Citation tools, social networks and search engines read the head, so it must not keep tags of the page before. */
import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../lib/when-idle.ts';
import { clearHead, pageTagSelector } from './clear-head.ts';

/** The address of the first page, whose head the server wrote, and the origin of the canonical URL. */
let serverHead: { address: string; origin: string } | undefined;

/** Keeps the server's head until the first navigation; returns a function that stops the updates. */
export function updateHead(address: string, client: QueryClient): () => void {
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
