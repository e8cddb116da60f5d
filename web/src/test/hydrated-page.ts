/**
 * Draws a page as the server does, and hydrates it in a browser where something else has changed since. React
 * reports another text as a recoverable error, and its development build another attribute as well.
 */
import type { AnyEndpoint } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import { setWords } from '@lab/contract/features/settings/words/set-words';
import type { QueryClient } from '@tanstack/react-query';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { routes } from '../app/routes.ts';
import { start } from '../entry-client.tsx';
import { draw } from './page-from-server.ts';
import { stubServer } from './server.ts';
import { stubIntersectionObserver } from './viewport.ts';

export const renderedPages = routes
  .filter(({ access, browserOnly }) => access === 'public' && !browserOnly)
  .map(({ path }) => path.replace(':year', '2025').replace(/:\w+/g, 'a1'))
  .concat('/nothing-here', '/publications?year=2025&q=1');

export const renderedAt = Date.parse('2026-06-15T12:00:00Z');

export type Replies = Readonly<Record<string, unknown>>;

/** The same with other texts; codes are in Latin letters. */
export function later<Data>(data: Data): Data {
  if (typeof data === 'string') return data.replaceAll('ж', 'щ') as Data;
  if (Array.isArray(data)) return data.map(later) as Data;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, later(value)])) as Data;
}

const endpoints = Object.values(everyCall).flatMap((feature) => Object.values<AnyEndpoint>(feature));
const faults: string[] = [];
let root: Root | undefined;

function onError(event: ErrorEvent): void {
  event.preventDefault();
  faults.push(String(event.error));
}

beforeEach(() => {
  stubIntersectionObserver();
  // What starts once the browser is idle could outlive the test's document.
  vi.stubGlobal('requestIdleCallback', vi.fn());
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  addEventListener('error', onError);
});

afterEach(() => {
  leave();
  removeEventListener('error', onError);
});

function leave(): void {
  root?.unmount();
  root = undefined;
  faults.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
  // As the functions run.
  process.env.TZ = 'UTC';
  delete document.documentElement.dataset.scheme;
  document.body.innerHTML = '';
  setWords({});
}

/** What the server says by now; settings, areas, people and all else are others. */
function saysLater(lab: Replies): void {
  const server = stubServer();
  for (const endpoint of endpoints)
    server.answersWith(endpoint, () => ({ body: later(lab[endpoint.path] ?? {}) }));
}

/** Resolves when the whole page is hydrated, as the preview of settings learns it. */
export async function hydratePage(path: string, lab: Replies, change: (path: string) => void) {
  leave();
  vi.useFakeTimers({ toFake: ['Date'], now: renderedAt });
  vi.spyOn(console, 'error').mockImplementation((...given) => void faults.push(given.join(' ')));
  const { body, data } = await draw(path, lab);
  document.body.innerHTML = `<div id="root">${body}</div>${data}`;
  const heading = document.querySelector('main h1');
  history.replaceState(null, '', path);
  const frame = document.createElement('iframe');
  Object.defineProperty(window, 'frameElement', { value: frame, configurable: true });
  const ready = new Promise<QueryClient>((resolve) => {
    frame.addEventListener('app-ready', (event) => resolve((event as CustomEvent<QueryClient>).detail));
  });
  saysLater(lab);
  change(path);
  root = await start(document.getElementById('root') as HTMLElement);
  const client = await ready;
  expect(faults, path).toEqual([]);
  expect(heading?.isConnected, `the heading of ${path} is the drawn one`).toBe(true);
  // `Shown` tells of one boundary.
  expect(body.split('<!--$').length, `boundaries of ${path}`).toBeLessThanOrEqual(2);
  return { client, faults };
}
