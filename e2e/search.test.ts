// A researcher remembers only a part of a paper and finds it.
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
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
  for (const remembered of [
    'carrow foa',
    'E. Carrow 2024',
    'coastal obs webcam',
    String(doi).toUpperCase(),
  ]) {
    await openHydrated(page, '/publications');
    await box(page).fill(remembered);
    await box(page).press('Enter');
    await onlyOne(page);
    await page.getByRole('link', { name: foam }).first().waitFor();
  }
  await page.getByLabel('Author').fill('Dubhthai');
  await page.getByLabel('Author').press('Enter');
  await page.waitForURL(/author=Dubhthai/);
  await onlyOne(page);
});

story('suggestions are chosen with keys, and have enough contrast in both schemes', async ({ open }) => {
  const suggest = async (colorScheme: 'light' | 'dark') => {
    const page = await open({ colorScheme, reducedMotion: 'reduce' });
    await openHydrated(page, '/publications');
    await box(page).pressSequentially('carr', { delay: 20 });
    await page.getByRole('option', { name: /Eluned Carrow/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    return page;
  };
  await suggest('dark');
  const page = await suggest('light');
  const author = page.getByRole('option', { name: /Eluned Carrow/ });
  await box(page).press('ArrowDown');
  expect(await author.getAttribute('aria-selected')).toBe('true');
  await box(page).press('Enter');
  await page.waitForURL(/author=Eluned\+Carrow/);
  // The form of the filtered list has replaced the one in which the author was chosen.
  await expect.poll(() => page.getByLabel('Author').inputValue()).toBe('Eluned Carrow');
  await page.getByRole('link', { name: foam }).first().waitFor();

  await box(page).pressSequentially('reading curr', { delay: 20 });
  await page.getByRole('option', { name: foam }).click();
  await page.getByRole('heading', { level: 1, name: foam }).waitFor();
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
