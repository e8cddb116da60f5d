/** Fetches pages before navigation; docs/costs.md says what each listener may fetch. Loaded when the browser is idle. */
import type { QueryClient } from '@tanstack/react-query';
import { isMeteredConnection, isSlowConnection } from '../lib/connection.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { fetchPage, loadCode } from './fetch-page.ts';
import { findRoute } from './routes.ts';

/** A pointer that only passes over a link leaves it sooner. */
const restsFor = 80;
/** A next page loads into the list that is already shown, so the whole page is not needed. */
const links = 'a[href^="/"]:not([rel="next"], [target], [download])';

/** Errors are ignored, because the page itself fetches again and shows them. */
export async function prefetch(client: QueryClient, url: string): Promise<void> {
  const found = findRoute(url);
  if (!found) return;
  await fetchPage(client, found).catch(() => {});
}

function addressAt(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest(links) : null;
  return link?.getAttribute('href') ?? null;
}

/** Prefetches code and data when a link is pressed, or when the pointer or the focus rests on it. */
export function prefetchOnIntent(client: QueryClient): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onRest = ({ target }: Event) => {
    clearTimeout(resting);
    const address = addressAt(target);
    if (address && !isMeteredConnection()) {
      resting = setTimeout(() => void prefetch(client, address), restsFor);
    }
  };
  const onPress = ({ target, type, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    clearTimeout(resting);
    const address = addressAt(target);
    // Another button or key opens another tab, which loads its own data.
    if (!address || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    // A press may become a scroll, and only a click is sure to need the page. The Enter key clicks too.
    if (type === 'click' || !isMeteredConnection()) void prefetch(client, address);
  };
  const rests = ['pointerover', 'focusin'] as const;
  const presses = ['pointerdown', 'click'] as const;
  const options = { passive: true, capture: true };
  for (const event of rests) document.addEventListener(event, onRest, options);
  for (const event of presses) document.addEventListener(event, onPress, options);
  return () => {
    clearTimeout(resting);
    for (const event of rests) document.removeEventListener(event, onRest, options);
    for (const event of presses) document.removeEventListener(event, onPress, options);
  };
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Only code, which costs the lab nothing, and no frames, which contain large libraries. */
async function loadCodeInView(): Promise<void> {
  for (const link of document.querySelectorAll(links)) {
    if (isMeteredConnection() || isSlowConnection()) return;
    const route = isInView(link) ? findRoute(link.getAttribute('href') ?? '')?.route : undefined;
    // One after another, so that most of the line stays free.
    if (route && (!route.frame || route.frame.component)) await loadCode(route).catch(() => {});
  }
}

/**
 * Loads the code of pages whose links are in view when a person first moves, scrolls, touches or types, and again after
 * scrolling and after clicks. Who only looks at a page loads no other page.
 */
export function prefetchInView(): () => void {
  let cancel = () => {};
  const look = () => {
    cancel();
    cancel = whenIdle(loadCodeInView);
  };
  const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'];
  const stopWaiting = listen(signs, () => {
    stopWaiting();
    look();
  });
  const stopLooking = listen(['scrollend', 'click'], look);
  return () => {
    cancel();
    stopWaiting();
    stopLooking();
  };
}

function listen(events: readonly string[], react: () => void): () => void {
  for (const event of events) document.addEventListener(event, react, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, react);
  };
}
