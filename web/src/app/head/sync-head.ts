/** Loaded at the first navigation, because the first page has the server's head. */
import type { QueryClient } from '@tanstack/react-query';
import { hasRouteData } from '../route-data.ts';
import { findRoute } from '../routes.ts';
import { clearHead } from './clear-head.ts';
import { type FullHead, fullHead, graphOf } from './full-head.ts';

/**
 * Writes the server's head for this URL when the page's data is loaded; returns a function that stops this.
 */
export function syncHead(url: URL, client: QueryClient): () => void {
  const found = findRoute(url.href);
  let written = '';
  const write = () => {
    if (found && !hasRouteData(found, client)) return;
    const head = fullHead(found, url, client);
    const text = JSON.stringify(head);
    if (text === written) return;
    written = text;
    clearHead();
    document.head.append(...elementsOf(head));
    // Zotero's browser extension reads the page again after this event.
    document.dispatchEvent(new Event('ZoteroItemUpdated', { bubbles: true, cancelable: true }));
  };
  write();
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') write();
  });
}

function elementsOf({ tags, things }: FullHead): HTMLElement[] {
  const elements = tags.map(({ name, attributes }) => element(name, attributes));
  if (things.length === 0) return elements;
  const graph = element('script', { type: 'application/ld+json' });
  graph.textContent = JSON.stringify(graphOf(things));
  return [...elements, graph];
}

function element(name: string, attributes: Record<string, string | number>): HTMLElement {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  return created;
}
