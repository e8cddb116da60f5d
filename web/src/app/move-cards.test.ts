import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { moveCards } from './move-cards.ts';
import { findRoute } from './routes.ts';

const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.viewTransitionName ?? '';

/** What the browser sees before and after the page has changed. */
let seen: string[][];
let finish: () => void;
let matches: boolean;
const clicks = vi.fn();

function startViewTransition(update: () => Promise<void>) {
  seen.push([nameOf('h3'), nameOf('#card')]);
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  void update().then(() => seen.push([nameOf('h1'), nameOf('main img')]));
  return { ready: Promise.resolve(), finished };
}

/** Like the router: shows another page when a link is clicked. */
function showPaper(event: Event): void {
  event.preventDefault();
  clicks();
  const main = document.querySelector('main') as HTMLElement;
  setTimeout(() => {
    main.innerHTML = '<h1>Tides</h1><img fetchpriority="high">';
  });
}

beforeAll(async () => {
  // It listens to the document to its end, so this file has one of its own (scripts/shared-modules.ts).
  vi.resetModules();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, { startViewTransition, adoptedStyleSheets: [] });
  await findRoute('/paper/p1')?.route.page.load();
  await findRoute('/userDetails/u1')?.route.page.load();
  moveCards();
}, 60_000);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  seen = [];
  matches = false;
  clicks.mockClear();
  document.body.innerHTML = `<main><h1>Publications</h1><article><img id="card">
    <h3><a href="/paper/p1">Tides</a></h3><a href="/userDetails/u1" id="author">Ada</a></article></main>`;
  document.body.addEventListener('click', showPaper);
});

afterEach(() => document.body.removeEventListener('click', showPaper));

const press = (selector: string, more: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

it('moves title and picture to their places on the page, and leaves no names behind', async () => {
  press('h3 a');
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  const both = ['moved-title', 'moved-picture'];
  expect(seen).toEqual([both, both]);
  expect(clicks).toHaveBeenCalledTimes(1);
  finish();
  await vi.waitFor(() => expect([nameOf('h1'), nameOf('main img')]).toEqual(['', '']));
});

it('shows a page that does not come in time without moving on for ever', async () => {
  document.body.removeEventListener('click', showPaper);
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('h3 a');
  await vi.waitFor(() => expect(seen).toHaveLength(2));
});

it.each([
  ['a link to something else', '#author', {}, false],
  ['a link that opens another tab', 'h3 a', { ctrlKey: true }, false],
  ['a person who wants no motion', 'h3 a', {}, true],
])('does nothing for %s', (_, selector, more, reduced) => {
  matches = reduced;
  press(selector, more);
  expect(seen).toEqual([]);
  expect(clicks).toHaveBeenCalledTimes(1);
});
