import { accountOf, disableAccount, filesOf, mentionsIn, uidOf } from './back-office.ts';
import { account, expect, story } from './fixtures.ts';
import { makeAccount } from './people.ts';
import { photo } from './pictures.ts';
import { fillRegistration, newEmail, password, refused } from './registration.ts';

story('registration leaves nothing behind when the record cannot be made', async ({ open }) => {
  const email = newEmail();
  const page = await open({ allow: /./ });
  await fillRegistration(page, email);
  await page.getByLabel('Profile picture').setInputFiles(await photo(400, 400));
  let uid = '';
  await page.route('**/api/users', async (route) => {
    uid = await uidOf(email);
    await route.fulfill({ status: 500, json: { message: 'Internal Server Error', code: 'internal' } });
  });
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alert').getByText('Internal Server Error').first().waitFor();
  expect(await accountOf(email)).toBeUndefined();
  expect(await filesOf(uid)).toEqual([]);
  expect(await mentionsIn('users', uid, email)).toBe(0);
  expect(await mentionsIn('registrations', uid, email)).toBe(0);

  await page.unroute('**/api/users');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/verify-email');
  expect(await accountOf(email)).toBeDefined();
});

story('an email that has an account is refused with a clear sentence', async ({ open }) => {
  const page = await open({ allow: refused });
  await fillRegistration(page, account('member').email);
  await page.getByLabel('Profile picture').setInputFiles(await photo(400, 400));
  await page.getByRole('button', { name: 'Register' }).click();
  await page
    .getByRole('alert')
    .getByText('There is already an account with this email. Try to log in instead.')
    .first()
    .waitFor();
});

story('a disabled account loses its session with the next call', async ({ open }) => {
  const email = newEmail();
  const person = await makeAccount(email, password, 'Rosa Brightwell');
  const page = await open({ as: person, allow: /status of 40[0-9]/ });
  await page.goto('/dashboard/userProfile?part=account');
  const call = page.getByRole('button', { name: 'Download my data' });
  await call.waitFor();
  await disableAccount(person.uid);
  // The server looks up accounts every 30 s, so some calls may still be answered before that.
  const message = page.getByText('This account has been disabled.').first();
  await expect
    .poll(
      async () => {
        if (await call.isVisible()) await call.click({ timeout: 1000 }).catch(() => {}); // it may be gone meanwhile
        return message.isVisible();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(true);
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});

story(
  'signing in leads back to where it was asked for, with its query, and nowhere else',
  async ({ open }) => {
    const page = await open();
    await page.goto('/dashboard/myContacts?from=mail#newest');
    await page.waitForURL('**/login');
    const { email, password: oldPassword } = account('newcomer');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(oldPassword);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/dashboard/myContacts?from=mail#newest');
  },
);

story('a person who is not an admin is logged out of the desk and sees why', async ({ open }) => {
  const page = await open({ as: 'newcomer' });
  await page.goto('/dashboard/allUsers');
  await page.waitForURL('**/login');
  await page
    .getByRole('alert')
    .getByText('That page is for admins only, so you have been logged out.')
    .first()
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});
