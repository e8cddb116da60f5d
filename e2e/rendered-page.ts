import type { Page } from 'playwright-core';
import { baseUrl, expect } from './fixtures.ts';

export type RenderedPage = [path: string, title: string, heading: string, content: string];

/** The contents of all meta tags with this name, in order. */
export function headTags(page: Page, name: string): Promise<(string | null)[]> {
  return page
    .locator(`head meta[name="${name}"]`)
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
}

/** The styles that only change when the whole style sheet, meant for browsers without scripts, is loaded. */
async function changesBySheet(): Promise<string[]> {
  const looks = () =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
    });
  // What is far below is laid out too (web/src/app/offscreen-content.ts).
  document.documentElement.dataset.whole = '';
  const before = looks();
  const [offer] = document.getElementsByTagName('noscript');
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(offer?.textContent ?? '') ?? [];
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`There is no sheet at ${href}`));
    document.head.append(link);
  });
  return looks().filter((look, n) => look !== before[n]);
}

/** Holds the scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/boot-*.js', (route) => started.then(() => route.continue()));
  return start;
}

/**
 * Also every story fails on a warning or error in the console, such as React's about a hydration mismatch.
 */
export async function expectRendered(
  page: Page,
  [path, title, heading, content]: RenderedPage,
): Promise<void> {
  const requests: string[] = [];
  const watch = (request: { url(): string }) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  };
  page.on('request', watch);
  const expectContent = async () => {
    expect(await page.getByRole('heading', { name: heading }).first().isVisible(), path).toBe(true);
    // What is far below is not laid out yet, and then it is no part of `innerText`.
    const main = page.locator('main');
    expect([await main.innerText(), await main.textContent()].join('\n'), path).toContain(content);
  };
  const start = await holdScripts(page);
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(answer?.status(), path).toBe(200);
  expect(await page.title()).toBe([title, 'Kestrel Point Laboratory'].filter(Boolean).join(' | '));
  expect(await headTags(page, 'description')).toEqual([expect.stringMatching(/^\S.{20,}/)]);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(baseUrl + path);
  await expectContent();
  expect(await page.evaluate(changesBySheet), path).toEqual([]);

  start();
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.waitForLoadState('networkidle');
  await expectContent();
  expect(requests).toEqual([]);
  page.off('request', watch);
}
