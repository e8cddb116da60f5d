// Translators, password managers and click-to-call change pages before they are hydrated.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

/** Runs in the page, as an extension's script does. */
function changeEarly(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const paragraph of document.querySelectorAll('main p')) {
      const font = document.createElement('font');
      font.append(...paragraph.childNodes);
      paragraph.append(font);
    }
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      link.innerHTML = `<span>${link.innerHTML}</span>`;
    }
    for (const input of document.querySelectorAll('input')) {
      input.after(document.createElement('div'));
      // Team answers at once to what was typed before its script ran.
      if (location.pathname !== '/team') input.value = 'typed';
    }
    document.documentElement.dataset.changed = '';
  });
}

const textOf = (page: Page) => page.locator('body').evaluate((body) => body.textContent);

const pages = [
  '/',
  '/news',
  '/publications',
  '/paper/mussel-foot-protein-order',
  '/team',
  '/contactUs',
].concat('/userDetails/ottoline-brandsaeter');

story(
  'a page that others have changed before is hydrated whole, once and without a word',
  async ({ open }) => {
    const [changed, untouched] = await Promise.all([open(), open()]);
    await changed.addInitScript(changeEarly);
    for (const path of pages) {
      await openHydrated(untouched, path);
      await openHydrated(changed, path);
      expect(await changed.evaluate(() => 'changed' in document.documentElement.dataset), path).toBe(true);
      // What comes after the first paint, as the further slides of the home page, may come to one of both
      // later.
      await expect
        .poll(() => Promise.all([changed, untouched].map(textOf)), { message: path, timeout: 30_000 })
        .toSatisfy(([shown, expected]) => shown === expected);
      const redrawn = await changed.evaluate(() => performance.getEntriesByName('page-redrawn').length);
      expect(redrawn, path).toBe(0);
    }
    await changed.goto('/publications');
    const search = changed.locator('main input:visible').first();
    expect(await search.inputValue()).toBe('typed');
  },
);
