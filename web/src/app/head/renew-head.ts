/** By its head a page is cited, shared and found: on the way to another page nothing of the last one may stay. */
import type { QueryClient } from '@tanstack/react-query';
import { clearHead, ofThePage } from './clear-head.ts';

/** The address whose head the document came with, and the origin under which the site is known. */
let came: { address: string; origin: string } | undefined;

/** Answers how to stop. The server's own head stays until somebody goes elsewhere. */
export function renewHead(address: string, client: QueryClient): () => void {
  came ??= {
    // A page that the server could not draw comes with a title alone.
    address: document.querySelector(ofThePage) ? address : '',
    origin: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
      .origin,
  };
  if (came.address === address) return () => {};
  came.address = '';
  clearHead();
  const url = new URL(address, came.origin);
  let left = false;
  let stop = () => {};
  import('./keep-head.ts')
    .then(({ keepHead }) => {
      if (!left) stop = keepHead(url, client);
    })
    // Without a connection the page has its title, and nothing that is wrong.
    .catch(() => {});
  return () => {
    left = true;
    stop();
  };
}
