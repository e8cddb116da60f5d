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

story('a list is exported without JavaScript', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/publications?author=Kurohane');
  await page.getByRole('link', { name: 'Export list' }).click();
  await page.getByLabel('Citation style').selectOption('IEEE');
  await page.getByLabel('Name in bold').selectOption({ label: 'Isamu Kurohane' });
  await page.getByRole('button', { name: 'Show' }).click();
  await page.locator('li b', { hasText: 'I. Kurohane' }).first().waitFor();
  await page.getByRole('link', { name: 'Web page' }).click();
  await page.locator('b', { hasText: 'I. Kurohane' }).first().waitFor();
  expect(new URL(page.url()).searchParams.get('style')).toBe('ieee');
  expect(await page.locator('h2').first().innerText()).toMatch(/^\d{4}$/);
});
