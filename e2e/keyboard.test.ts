// The whole site can be used with the keyboard alone: every link and button can be reached, shows its focus,
// and works with Enter.
import { expect, story } from './fixtures.ts';
import { focused, follow, tabTo } from './focus.ts';
import { openHydrated } from './open-hydrated.ts';

story('a visitor reads a paper by keyboard alone', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await openHydrated(page, '/aboutUs');
  await follow(page, 'Publications', '/publications');
  await follow(page, /Early word of a surge/, '/paper/*');
});

story('the first Tab offers to skip the navigation', async ({ open }) => {
  const page = await open();
  await page.goto('/publications');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
});

story('at the desk it leads behind the menu, to the title of the page', async ({ open }) => {
  const page = await open({ as: 'admin' });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const parts = page.locator('#desk-page:focus :is(h1, h2, a, button)');
  expect(await parts.first().evaluate(({ tagName }) => tagName)).toBe('H1');
});

story('a dialog can be answered and closed by keyboard', async ({ open }) => {
  const page = await open({ as: 'member' });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Account' }).waitFor();
  await tabTo(page, 'Account');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Logout');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).not.toBeNull();
});
