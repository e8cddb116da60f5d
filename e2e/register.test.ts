import { accountOf, filesOf, mailedLink, originalOf, uidOf } from './back-office.ts';
import { account, expect, signIn, story } from './fixtures.ts';
import { signInByCall } from './lab.ts';
import { makeAccount } from './people.ts';
import { describePicture, falsePicture, largePhoto } from './pictures.ts';
import { fillRegistration, newEmail, password, refused } from './registration.ts';

story('register, follow the link in the email, sign in', async ({ open }) => {
  const email = newEmail();
  const page = await open({ allow: refused });
  await fillRegistration(page, email);
  await page.getByText('✓ Passwords match').waitFor();

  const picture = page.getByLabel('Profile picture');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Profile picture is required').waitFor();
  await picture.setInputFiles(falsePicture());
  await page.getByText('This file is not an image').waitFor();
  expect(await accountOf(email)).toBeUndefined();

  await picture.setInputFiles(await largePhoto());
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
  await signInByCall({ email, password: 'Mackerel.88' });
});
