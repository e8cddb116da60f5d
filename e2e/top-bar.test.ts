// The bar above every page: its links for each role, its behaviour on a phone, and the choice of colours.
import { deskLinks, everyonesLinks, mainMenu } from '@lab/contract/features/pages/menus.testing';
import { offered } from './account-menu.ts';
import { expect, sizes, story } from './fixtures.ts';

story('a member’s menu has their own pages and no desk', async ({ open }) => {
  const links = await offered(await open({ as: 'member' }));
  expect(links).toEqual(expect.arrayContaining([...everyonesLinks, 'My applications']));
  expect(links).not.toContain('Write Research Paper');
  for (const link of deskLinks) expect(links).not.toContain(link);
});

story('on a phone the menu opens beside the page, and works before any script', async ({ open }) => {
  const page = await open({ viewport: sizes.phone, javaScriptEnabled: false });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual(mainMenu);
  await menu.getByRole('link', { name: 'News' }).click();
  await page.waitForURL('**/news');
});

story('the chosen colours are used for the first paint of the next visit', async ({ open }) => {
  const page = await open({ colorScheme: 'light' });
  await page.goto('/');
  // Only once, because a press before hydration is remembered, and a second one would choose the next
  // colours.
  await page.getByRole('button', { name: 'Colours: as the device' }).click();
  await page.getByRole('button', { name: 'Colours: dark' }).waitFor();
  const response = await page.goto('/news');
  expect(await response?.text()).toMatch(/<html[^>]* data-scheme="dark"/);
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
});
