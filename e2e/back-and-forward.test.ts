// Back and forward restore the filter and the scroll position.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { holdScript } from './hold-script.ts';
import { openHydrated } from './open-hydrated.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

story('a filter is in the address and survives back, forward and reload', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/publications');
  await page.getByLabel('Research area').selectOption('Waves and Flows');
  await page.waitForURL(/area=Waves/);
  await page.getByText('The shortest summary of turbulence').first().waitFor();
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2024');
  await page.waitForURL(/year=2024/);
  const only = page.getByRole('link', { name: /Reading currents from foam/ });
  await only.first().waitFor();
  await page.getByText(/^1 of \d+ papers$/).waitFor();

  await only.first().click();
  await page.getByRole('heading', { name: /Reading currents from foam/ }).waitFor();
  await page.goBack();
  await page.getByText(/^1 of \d+ papers$/).waitFor();
  expect(await page.getByRole('combobox', { name: 'Year' }).inputValue()).toBe('2024');
  await page.goBack();
  await page.getByText('The shortest summary of turbulence').first().waitFor();
  expect(await page.getByLabel('Research area').inputValue()).toBe('Waves and Flows');
  expect(await page.getByRole('combobox', { name: 'Year' }).inputValue()).toBe('');
  await page.goForward();
  await page.reload();
  await page.getByText(/^1 of \d+ papers$/).waitFor();
});

story('back returns to the place in the list, a new page starts at its top', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/publications');
  const paper = page.getByRole('link', { name: /A webcam|Turbidity|Colour fingerprints/ }).first();
  // The position is beyond the first page of the list, so the second page must be loaded first.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1500);
      return paper.isVisible();
    })
    .toBe(true);
  await paper.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(1000);
  await paper.click();
  await page.getByRole('heading', { name: /Colour fingerprints/ }).waitFor();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
  await page.goForward();
  await page.getByRole('heading', { name: /Colour fingerprints/ }).waitFor();
});

for (const held of ['boot', 'team-page']) {
  story(`back that is pressed before the script ${held} has come shows the page before`, async ({ open }) => {
    const page = await open();
    await openHydrated(page, '/news');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
    await page.waitForURL('**/team');
    const release = await holdScript(page, held, () => page.reload({ waitUntil: 'commit' }));
    await page.evaluate(() => history.back());
    await page.waitForURL('**/news');
    release();
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  });
}
