// Moving parts of the home page move as specified, and stop for people who want that.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Carousel' });
const current = (page: Page) => carousel(page).locator('button[aria-current]').getAttribute('aria-label');

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  // Moves the pointer away from parts that pause under it.
  await page.mouse.move(2, 2);
}

story('the carousel moves by itself until somebody stops it', async ({ open }) => {
  const page = await open();
  await page.clock.install();
  await openHome(page);
  await carousel(page).locator('.swiper-initialized').waitFor();
  expect(
    await carousel(page)
      .getByRole('button', { name: /^Go to/ })
      .count(),
  ).toBe(5);
  await expect.poll(() => current(page)).toBe('Go to 2');
  await carousel(page).getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(2, 2);
  await carousel(page)
    .getByRole('button', { name: 'Play' })
    .evaluate((button) => button.blur());
  const stopped = await current(page);
  await page.clock.runFor(8_000);
  expect(await current(page)).toBe(stopped);
});

story('the carousel can be moved with its buttons', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await openHome(page);
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => current(page)).toBe('Go to 2');
  await carousel(page).getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => current(page)).toBe('Go to 1');
  await carousel(page).getByRole('button', { name: 'Go to 4' }).click();
  await expect.poll(() => current(page)).toBe('Go to 4');
});

story('a press before hydration takes effect afterwards', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/libraries-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  expect(await current(page)).toBe('Go to 1');
  release();
  await expect.poll(() => current(page)).toBe('Go to 2');
});

story('with reduced motion nothing moves until the person presses a button', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await openHome(page);
  await carousel(page).getByRole('button', { name: 'Play' }).waitFor();
  expect(await page.locator('.swiper-initialized').count()).toBe(0);
  await carousel(page).getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(2, 2);
  await carousel(page)
    .getByRole('button', { name: 'Pause' })
    .evaluate((button) => button.blur());
  await expect.poll(() => current(page)).toBe('Go to 2');
});

story('cards link to their pages, which start at the top', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await page.goto('/');
  const work = page.getByRole('region', { name: 'Recent Work' });
  const card = work.getByRole('link').first();
  const title = await card.getByRole('heading').innerText();
  await card.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/paper\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('region', { name: 'Team Members' }).getByRole('link').first().click();
  await page.waitForURL('**/userDetails/*');
});
