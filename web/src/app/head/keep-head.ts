/** Loaded when somebody goes from the first page to another: until then the head is the server's. */
import type { QueryClient } from '@tanstack/react-query';
import { hasRouteData } from '../route-data.ts';
import { findRoute } from '../routes.ts';
import { clearHead } from './clear-head.ts';
import { graphOf, type WholeHead, wholeHead } from './whole-head.ts';

/** Writes what the server would send for this address, once the page's questions are answered. Answers how to stop. */
export function keepHead(url: URL, client: QueryClient): () => void {
  const found = findRoute(url.href);
  let written = '';
  const write = () => {
    if (found && !hasRouteData(found, client)) return;
    const head = wholeHead(found, url, client);
    const text = JSON.stringify(head);
    if (text === written) return;
    written = text;
    clearHead();
    document.head.append(...elementsOf(head));
    // Zotero's browser extension looks at a page again when it is told so.
    document.dispatchEvent(new Event('ZoteroItemUpdated', { bubbles: true, cancelable: true }));
  };
  write();
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') write();
  });
}

function elementsOf({ tags, things }: WholeHead): HTMLElement[] {
  const elements = tags.map(({ name, attributes }) => element(name, attributes));
  if (things.length === 0) return elements;
  const graph = element('script', { type: 'application/ld+json' });
  graph.textContent = JSON.stringify(graphOf(things));
  return [...elements, graph];
}

function element(name: string, attributes: Record<string, string | number>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
