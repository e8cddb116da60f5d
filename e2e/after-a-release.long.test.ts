// A page that was opened before a release, when the code of other pages no longer exists on the server.
import { expect, story } from './fixtures.ts';

const loginCode = '**/assets/login-page-*.js';
const onPurpose = /404|Failed to fetch dynamically imported module/;

story('a page whose code no longer exists is loaded from the server', async ({ open }) => {
  const page = await open({ allow: onPurpose });
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.route(loginCode, (route) => route.fulfill({ status: 404 }));
  // The reloaded page belongs to the new release.
  await page.route('**/login', async (route) => {
    await page.unroute(loginCode);
    await route.continue();
  });
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByLabel('Email', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

story('if its code is still missing, an error is shown instead of endless reloads', async ({ open }) => {
  const page = await open({ allow: onPurpose });
  let loaded = 0;
  await page.route('**/login', async (route) => {
    loaded++;
    await route.continue();
  });
  await page.route(loginCode, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect.poll(() => loaded).toBe(1);
  await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(loaded).toBe(1);
});
