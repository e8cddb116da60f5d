// No desk page is wider than the window, and nothing in it is cut, from a small phone to a large screen.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';

const widths = [360, 390, 768, 820, 1024, 1100, 1280, 1920];

const lists = ['addNews', 'addArea', 'addCollaborators', 'openPositions', 'teamMembers', 'events'];
const pages = [
  '',
  'updateInfo',
  'allUsers',
  'applications',
  'applications?record=demo-member',
  'reviewResearch',
  'manageContacts',
  'manageContacts?show=all',
  'publications',
  'activity',
  'recentlyDeleted',
  'importWorks',
  'alumni',
  'outbox',
  'subscribers',
  'settings?part=team',
  'settings?part=home',
  ...lists,
  ...lists.map((list) => `${list}?new`),
];

/** Names what reaches over the right edge. Parts that are hidden from the eye do not count. */
function runsOver(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || right <= clientWidth + 0.5) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Tabs can be scrolled, and the preview of the settings is a smaller picture of a page.
    if (element.closest('[aria-hidden=true], .MuiTabs-scroller, iframe')) continue;
    found.push(`${element.tagName} ${element.className} ends at ${Math.round(right)}`);
  }
  return found.slice(0, 3);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/dashboard/${path}`.replace(/\/$/, ''));
  await page.locator('main h1').first().waitFor();
  await expect.poll(() => page.getByText(/^Loading/).count(), { message: path }).toBe(0);
  // Also lays out everything below.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}

story('no desk page runs over, from a small phone to a large screen', async ({ open: openPage }) => {
  const page = await openPage({ as: 'admin' });
  const wrong: string[] = [];
  for (const path of pages) {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const part of await page.evaluate(runsOver)) wrong.push(`/${path} at ${width}: ${part}`);
    }
  }
  expect(wrong).toEqual([]);
});

story('the menu shows the current page, however long it is', async ({ open: openPage }) => {
  const height = 720;
  const page = await openPage({ as: 'admin', viewport: { width: 1280, height } });
  for (const path of ['resources', '']) {
    await open(page, path);
    const place = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current="page"]');
    const isInView = async () => {
      const { y, height: tall } = (await place.boundingBox()) ?? { y: -1, height: 0 };
      return y >= 0 && y + tall <= height;
    };
    await expect.poll(isInView, { message: path }).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
