/**
 * Fetches pages before navigation; docs/costs.md says what each listener may fetch. Loaded when the browser
 * is idle.
 */
import { paths } from '@lab/contract/features/pages/paths';
import type { QueryClient } from '@tanstack/react-query';
import { isMeteredConnection, isSlowConnection } from '../lib/connection.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { fetchPage, loadCode } from './fetch-page.ts';
import { findRoute } from './routes.ts';

/** A pointer that only passes over a link leaves it sooner. */
const restsFor = 80;
/**
 * A next page loads into the list that is already shown, so the whole page is not needed; a page of its own
 * document brings its data; and the search opens as a dialog.
 */
export const links = `a[href^="/"]:not([rel="next"], [target], [download], [data-reload], [href="${paths.search}"])`;
const linksOfMenu = `#menu a[href^="/"]:not([href="${paths.search}"])`;

/**
 * A guess made without a network would leave the browser with code that it could not load, also for the page
 * itself.
 */
const mayGuess = () => navigator.onLine && !isMeteredConnection();

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
    if (address && mayGuess()) {
      resting = setTimeout(() => void prefetch(client, address), restsFor);
    }
  };
  const onPress = ({ target, type, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    clearTimeout(resting);
    const address = addressAt(target);
    // Another button or key opens another tab, which loads its own data.
    if (!address || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    // A press may become a scroll, and only a click is sure to need the page. The Enter key clicks too.
    if (type === 'click' || mayGuess()) void prefetch(client, address);
  };
  const stopRests = listen(['pointerover', 'focusin'], onRest, true);
  const stopPresses = listen(['pointerdown', 'click'], onPress, true);
  return () => {
    clearTimeout(resting);
    stopRests();
    stopPresses();
  };
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** The pictures that a person is looking at come before anything that they may want next. */
function picturesInView(): Promise<unknown> {
  const open = [...document.images].filter((picture) => !picture.complete && isInView(picture));
  const settled = (picture: HTMLImageElement) =>
    new Promise((resolve) => {
      for (const event of ['load', 'error']) picture.addEventListener(event, resolve, { once: true });
    });
  return Promise.all(open.map(settled));
}

/** First where a person can press now, then where the menu leads. */
function addressesAhead(): string[] {
  const inView = [...document.querySelectorAll(links)].filter(isInView);
  const addresses = [...inView, ...document.querySelectorAll(linksOfMenu)].map((link) =>
    link.getAttribute('href'),
  );
  return [...new Set(addresses)].filter((address) => address !== null);
}

const mayFetchAhead = () => mayGuess() && !document.hidden && !isSlowConnection();

/** Only code, which costs the lab nothing, and no frames, which contain large libraries. */
async function loadCodeAhead(isOutdated: () => boolean): Promise<void> {
  if (!mayFetchAhead()) return;
  await picturesInView();
  for (const address of addressesAhead()) {
    if (isOutdated() || !mayFetchAhead()) return;
    const route = findRoute(address)?.route;
    // One after another, so that most of the line stays free. A page whose code fails to load loads it again
    // when it is opened.
    if (route && !route.page.component && (!route.frame || route.frame.component))
      await loadCode(route).catch(() => {});
  }
}

/**
 * Loads the code of pages whose links are in view or in the menu when a person first moves, scrolls, touches
 * or types, and again after scrolling, after clicks and when they come back to the page. Who only looks at a
 * page loads no other page.
 */
export function prefetchAhead(): () => void {
  let cancel = () => {};
  let looks = 0;
  const look = () => {
    cancel();
    const mine = ++looks;
    cancel = whenIdle(() => void loadCodeAhead(() => mine !== looks));
  };
  const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'];
  const stopWaiting = listen(signs, () => {
    stopWaiting();
    look();
  });
  const stopLooking = listen(['scrollend', 'click', 'visibilitychange'], look);
  return () => {
    cancel();
    looks += 1;
    stopWaiting();
    stopLooking();
  };
}

function listen<E extends Event>(events: readonly string[], react: (event: E) => void, capture = false) {
  const listener = react as (event: Event) => void;
  for (const event of events) document.addEventListener(event, listener, { passive: true, capture });
  return () => {
    for (const event of events) document.removeEventListener(event, listener, { capture });
  };
}
