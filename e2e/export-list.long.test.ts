import { expect, story } from './fixtures.ts';

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
