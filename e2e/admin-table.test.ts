// Search, filters and export of a table at the desk.
import { readFileSync } from 'node:fs';
import { expect, story } from './fixtures.ts';

story('a list is searched, its address shared, and the found rows exported', async ({ open }) => {
  const page = await open({ as: 'admin' });
  await page.goto('/dashboard/allUsers');
  await page.getByRole('searchbox', { name: 'Search' }).fill('lab.test vetrovsky');
  await page.waitForURL(/q=lab\.test\+vetrovsky/);
  await page.reload();
  await page.getByText('writer@lab.test').waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('users.csv');
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain('Name,Email,Role,Joined');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
});
