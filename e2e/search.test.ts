// A researcher remembers only a part of a paper and finds it.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

const foam = /Reading currents from foam/;
const box = (page: Page) => page.getByRole('combobox', { name: 'Search papers' });
const onlyOne = (page: Page) => page.getByText(/^1 of \d+ papers$/).waitFor();

story('a paper is found by what is remembered of it', async ({ open }) => {
  const page = await open();
  await page.goto('/publications?q=Reading+currents+from+foam');
  await page.getByRole('heading').getByRole('link', { name: foam }).first().click();
  const doi = await page
    .getByRole('link', { name: /^(https:\/\/doi\.org\/)?10\./ })
    .first()
    .getAttribute('href');
  for (const remembered of ['carrow foa', String(doi).toUpperCase()]) {
    await openHydrated(page, '/publications');
    await box(page).fill(remembered);
    await box(page).press('Enter');
    await onlyOne(page);
    await page.getByRole('link', { name: foam }).first().waitFor();
  }
  await page.getByText('More filters').click();
  await page.getByLabel('Author').fill('Dubhthai');
  await page.getByLabel('Author').press('Enter');
  await page.waitForURL(/author=Dubhthai/);
  await onlyOne(page);
});

story('what is half remembered finds works', async ({ open }) => {
  const page = await open();
  for (const [q, title] of [
    ['turbulance', /The shortest summary of turbulence/],
    ['flumes', /flume/i],
    ['modelling', /model/i],
    ['the paper about ferries and fog', /Ferries in fog/],
  ] as const) {
    await page.goto(`/publications?${new URLSearchParams({ q })}`);
    await page.getByRole('main').getByRole('link', { name: title }).first().waitFor();
  }
});

story('a year that is none is said, also without JavaScript', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/publications?year=20x4');
  expect(await page.locator('main').innerText()).toContain(
    '“20x4” is not a year. Please choose one from the list.',
  );
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2024');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(new URL(page.url()).searchParams.get('year')).toBe('2024');
  expect(await page.locator('main').innerText()).toContain('Reading currents from foam');
});
