// Somebody looks for anything on the site from wherever they are.
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { expect, sizes, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

/** What opens the dialog comes when the browser is idle. */
async function openPage(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.waitForFunction(() => performance.getEntriesByName('later-ready').length > 0);
}

story('a paper, a person and a page are found with the mouse', async ({ open }) => {
  const page = await open();
  await openPage(page, '/news');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  await link.click();
  await field(page).fill('the paper about ferries and fog');
  await option(page, /Ferries in fog/).click();
  await page.getByRole('heading', { level: 1, name: /Ferries in fog/ }).waitFor();
  await link.click();
  await field(page).fill('quintalves rafael');
  await option(page, /^Rafael Quintalves/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});

story('half remembered words find works by keyboard alone', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  for (const [typed, title] of [
    ['turbulance', /The shortest summary of turbulence/],
    ['flumes', /flume/i],
    ['modelling', /model/i],
  ] as const) {
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type(typed);
    await option(page, title).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // A closed dialog has the focus until it is gone.
    await page.locator('[role=combobox]').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type('turbulance');
  await page.getByRole('status').getByText('Showing results for turbulence').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /The shortest summary of turbulence/ }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

story('on a phone the menu leads to the search, in both schemes without barriers', async ({ open }) => {
  const page = await open({ viewport: sizes.phone, colorScheme: 'dark' });
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#menu').getByRole('link', { name: 'Search', exact: true }).click();
  await field(page).fill('tide');
  await option(page, /Tidewright/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await option(page, /All results/).click();
  await page.waitForURL('**/search?q=tide');
  await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
});

story('where the index does not come, Enter leads to the page that the server answers', async ({ open }) => {
  const page = await open({ allow: /ERR_FAILED|index\.txt/ });
  await page.route('**/search/index.txt', (route) => route.abort());
  await openPage(page, '/');
  await page.keyboard.press('/');
  await field(page).fill('flumes');
  await page.getByText('The search could not be loaded here.').waitFor();
  await field(page).press('Enter');
  await page.waitForURL('**/search?q=flumes');
  await page.getByRole('main').getByRole('link', { name: /flume/i }).first().waitFor();
});

story(
  'without script the bar leads to the page of the search, and a missing page has a field',
  async ({ open }) => {
    const page = await open({ javaScriptEnabled: false, allow: /404/ });
    await page.goto('/nothing-is-here');
    await page.getByRole('searchbox', { name: 'Search' }).fill('turbulance');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search?q=turbulance');
    expect(await page.getByRole('main').innerText()).toContain('The shortest summary of turbulence');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).first().click();
    await page.waitForURL('**/search');
  },
);
