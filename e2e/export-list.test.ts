// A member's list for a CV, by hand and without JavaScript.
import { axeViolations } from './axe.ts';
import { expect, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

story('a list of one person goes from their page into a Word file', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/team');
  await page.getByRole('link', { name: 'Isamu Kurohane' }).first().click();
  await page.getByRole('link', { name: 'Export list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Export list' }).waitFor();
  await page.getByLabel('Arrangement').selectOption('Numbered');
  await page.waitForURL(/layout=numbered/);
  await page.locator('ol li b', { hasText: 'Kurohane' }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Word' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('publications.docx');
});
