// Watches what a move to another page requests.
import type { Page, Request } from 'playwright-core';
import { openHydrated } from './open-hydrated.ts';

/** Holds the answers of the API until the returned function is called. */
export async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Also waits until the part of the application is loaded that prefetches pages. */
export async function openPage(page: Page, path: string): Promise<void> {
  const prefetching = page.waitForResponse(/\/assets\/later-/);
  await openHydrated(page, path);
  await prefetching;
}

/**
 * Counts calls only: the code of the page is there before the first answer, and that of other pages may come
 * later.
 */
export function watchMove(page: Page) {
  const requested: string[] = [];
  let afterAnAnswer = 0;
  let answered = false;
  const isCall = (request: Request) => /\/api\//.test(request.url()) && !/\.(webp|svg)/.test(request.url());
  page.on('request', (request) => {
    if (!isCall(request)) return;
    requested.push(new URL(request.url()).pathname);
    if (answered) afterAnAnswer += 1;
  });
  page.on('requestfinished', (request) => {
    if (isCall(request)) answered = true;
  });
  return { calls: () => requested.toSorted(), afterAnAnswer: () => afterAnAnswer };
}
