import { accountOf, mentionsIn } from './back-office.ts';
import { expect, story } from './fixtures.ts';
import { withoutGoogle } from './google-api.ts';

story('continue with Google', async ({ open }) => {
  const page = await open();
  const email = `google-${Date.now()}@lab.test`;
  await withoutGoogle(page.context());
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  expect(await popup.evaluate(() => [outerWidth, outerHeight])).toEqual([500, 600]);
  await popup.getByText('Add new account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Gwen Google');
  await popup.locator('#sign-in').click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await accountOf(email)).toBeDefined();
  expect(await mentionsIn('users', email)).toBe(1);
});
