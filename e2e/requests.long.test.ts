import { expect, story } from './fixtures.ts';

story('asks before leaving with unsent changes, and shows the draft on the start page', async ({ open }) => {
  const page = await open({ as: 'writer' });
  await page.goto('/dashboard/pendingPaper');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: 'Write Research Paper' }).click();
  await page.getByLabel('Title').fill('Half a thought');
  const overview = menu.getByRole('link', { name: 'Overview' });
  await overview.click();
  await page.getByRole('heading', { name: 'Leave this page?' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought');
  await page.goBack();
  await page.getByRole('heading', { name: 'Leave this page?' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(new URL(page.url()).pathname).toBe('/dashboard/writeResearch');
  expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought');
  await overview.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  // The form that is left had the title too, in its preview.
  await page.getByRole('heading', { name: 'Unsent drafts' }).waitFor();
  await page.getByText('Half a thought').waitFor();
  await page.getByRole('link', { name: /^Continue writing/ }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Half a thought');
});
