import { expect, story } from './fixtures.ts';
import { withoutGoogle } from './google-api.ts';

story('closing the Google window shows a message, and the person can try again', async ({ open }) => {
  const page = await open();
  await withoutGoogle(page.context());
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.close();
  await page.getByText('The sign-in window was closed before you finished.').waitFor();
  expect(await page.getByRole('button', { name: 'Continue with Google' }).isEnabled()).toBe(true);
});
