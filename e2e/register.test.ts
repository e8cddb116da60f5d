import type { Page } from 'playwright-core';
import {
  accountOf,
  disableAccount,
  filesOf,
  mailedLink,
  mentionsIn,
  originalOf,
  uidOf,
} from './back-office.ts';
import { account, expect, signIn, story } from './fixtures.ts';
import { makeAccount } from './people.ts';
import { describePicture, falsePicture, hugePicture, photo } from './pictures.ts';

const password = 'Herring.77';
let people = 0;
const newEmail = () => `reg-${Date.now()}-${++people}@lab.test`;
// The browser logs a refused sign-in as a failed request.
const refused = /status of 400|identitytoolkit|auth\//;

async function fillRegistration(page: Page, email: string) {
  await page.goto('/registration');
  await page.getByLabel('Full name').fill('Rosa Brightwell');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

story('register, follow the link in the email, sign in', async ({ open }) => {
  const email = newEmail();
  const page = await open({ allow: refused });
  await fillRegistration(page, email);
  await page.getByText('✓ Passwords match').waitFor();

  const picture = page.getByLabel('Profile picture');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Profile picture is required').waitFor();
  await picture.setInputFiles(hugePicture());
  await page.getByText('Image size should be less than 5MB').waitFor();
  await picture.setInputFiles(falsePicture());
  await page.getByText('This file is not an image').waitFor();
  expect(await accountOf(email)).toBeUndefined();

  await picture.setInputFiles(await photo(1600, 1600));
  await page.getByText('This file is not an image').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Verification Email Sent').waitFor();
  await page.waitForURL('**/verify-email');
  await page.getByText('A verification link was sent').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();

  const uid = await uidOf(email);
  const files = await filesOf(uid);
  const original = originalOf(files);
  // The first of the three names that are allowed before the email is verified.
  expect(original).toBe(`images/profile/${uid}/1.webp`);
  expect(await describePicture(await page.request.get(`/${original}`))).toMatchObject({
    format: 'webp',
    width: 800,
    height: 800,
  });

  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Email Not Verified' }).waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page
    .getByText('Please verify your email before logging in. Check your inbox for the verification link.')
    .waitFor();
  const before = await mailedLink(email, 'VERIFY_EMAIL');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText('Verification Email Sent').waitFor();
  const link = await mailedLink(email, 'VERIFY_EMAIL');
  expect(link).not.toBe(before);
  expect(link).toContain(encodeURIComponent('/verify-email'));
  expect((await fetch(link ?? '')).ok).toBe(true);
  await page.goto(new URL(link ?? '').searchParams.get('continueUrl') ?? '');
  await page.getByText('Your email is verified. You can log in now.').waitFor();

  await signIn(page, { email, password });
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('Rosa Brightwell').waitFor();
});

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

story('wrong password, unknown email, unverified and disabled accounts', async ({ open }) => {
  const page = await open({ allow: refused });
  const attempt = async (email: string, typed: string, sentence: string) => {
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText(sentence).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  };
  await attempt(account('member').email, 'Wrong.123', 'Email or password is wrong.');
  await attempt('nobody@lab.test', 'Wrong.123', 'Email or password is wrong.');
  const unverified = account('unverified');
  await attempt(unverified.email, unverified.password, 'Email Not Verified');
  const disabled = account('disabled');
  await attempt(disabled.email, disabled.password, 'This account has been disabled.');
});

story('a forgotten password is reset, without revealing which emails have accounts', async ({ open }) => {
  const email = newEmail();
  await makeAccount(email, password, 'Rosa Brightwell');
  const page = await open({ allow: refused });
  const message = page.getByText('If there is an account with this email, the link is on its way.');
  await page.goto('/forgotPassword');
  await page.getByLabel('Email').fill('nobody@lab.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await message.waitFor();

  await page.reload();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await message.waitFor();
  const link = new URL((await mailedLink(email, 'PASSWORD_RESET')) ?? '');
  link.searchParams.set('newPassword', 'Mackerel.88');
  expect((await fetch(link)).ok).toBe(true);
  await signIn(page, { email, password: 'Mackerel.88' });
});

story('a disabled account loses its session with the next call', async ({ open }) => {
  const email = newEmail();
  const { uid } = await makeAccount(email, password, 'Rosa Brightwell');
  const page = await open({ allow: /status of 40[0-9]/ });
  await signIn(page, { email, password });
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard/userProfile');
  const call = page.getByRole('button', { name: 'Download my data' });
  await call.waitFor();
  await disableAccount(uid);
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
  const page = await open();
  await signIn(page, account('newcomer'));
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard/allUsers');
  await page.waitForURL('**/login');
  await page
    .getByRole('alert')
    .getByText('That page is for admins only, so you have been logged out.')
    .first()
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});
