// One person in two tabs, and two people with one record: each sees the other's changes.
import { expect, story } from './fixtures.ts';
import { secondTab } from './second-tab.ts';

story('signing out in one tab signs out the other', async ({ open }) => {
  const page = await open({ as: 'researcher' });
  await page.goto('/dashboard/userProfile');
  await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
  const other = await secondTab(page, '/dashboard/pendingPaper');
  await other.getByText('Queues at the slipway').first().waitFor();

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Log out!' }).click();
  await page.getByText('LogOut Successfully').waitFor();
  await other
    .getByRole('link', { name: 'Login', exact: true })
    .or(other.getByRole('heading', { name: 'Login' }))
    .first()
    .waitFor();
  expect(await other.getByText('Queues at the slipway').count()).toBe(0);
  expect(await other.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});
