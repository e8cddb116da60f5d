// A researcher remembers only a part of a paper and finds it.
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { expect, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

const foam = /Reading currents from foam/;
const box = (page: Page) => page.getByRole('combobox', { name: 'Search papers' });

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
