// Pictures far below or far to the side are fetched when a person comes near them, and always by a browser
// without JavaScript and for paper.
import type { Page } from 'playwright-core';
import { expect, sizes, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

const phone = { viewport: sizes.phone, isMobile: true, hasTouch: true };

/** The pictures of a section that have come. */
const loaded = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section })
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((pictures) => pictures.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);

story('a phone fetches the pictures that a person comes near', async ({ open }) => {
  const page = await open({ ...phone, reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(request.url());
  });
  await openHydrated(page, '/');
  // When all is laid out, and screen readers find it.
  await expect.poll(() => page.locator('[data-below]:not([data-laid-out])').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeGreaterThan(1);
  expect(fetched.length).toBeLessThanOrEqual(6);
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(await loaded(page, 'Team Members')).toBe(0);

  const people = page.getByRole('region', { name: 'Team Members' }).getByRole('list');
  const before = await people.evaluate((list) => list.getBoundingClientRect().top + scrollY);
  await people.scrollIntoViewIfNeeded();
  await expect.poll(() => loaded(page, 'Team Members')).toBeGreaterThan(1);
  expect(await loaded(page, 'Team Members')).toBeLessThan(6);
  expect(await people.evaluate((list) => list.getBoundingClientRect().top + scrollY)).toBe(before);
  await people.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => loaded(page, 'Team Members')).toBe(6);

  // Within the site, on a page that comes later.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Publications' }).click();
  const card = page.locator('main [data-below] article:has(img)').nth(12);
  const picture = () => card.locator('img').evaluate((one) => (one as HTMLImageElement).naturalWidth);
  await card.waitFor();
  expect(await picture()).toBe(0);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(picture).toBeGreaterThan(0);
});

story('without JavaScript the browser decides when to fetch pictures', async ({ open }) => {
  const page = await open({ ...phone, javaScriptEnabled: false });
  await page.goto('/');
  const people = page.getByRole('region', { name: 'Team Members' });
  await people.scrollIntoViewIfNeeded();
  const box = await people.locator('img').first().boundingBox();
  expect(box?.y).toBeGreaterThan(0);
});

story('a printed page has the pictures far below', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/publications');
  await page.waitForFunction(() => performance.getEntriesByName('later-ready').length > 0);
  await page.pdf();
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length);
  await expect.poll(missing).toBe(0);
});
