// The bar above every page: its links for each role, its behaviour on a phone, and the choice of colours.
import type { Page } from 'playwright-core';
import { expect, sizes, story } from './fixtures.ts';

const everyone = ['Profile', 'My Pending Paper', 'My Contacts'];
const desk = [
  'Update info',
  'All Users',
  'Manage Applications',
  'Review Research Paper',
  'News and Update',
  'Add new Research Area',
  'Add Collaborators',
  'Manage Contacts',
];

async function offered(page: Page): Promise<string[]> {
  await page.goto('/team');
  await page.getByRole('button', { name: 'Account' }).click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link', { name: 'Profile' }).waitFor();
  return menu.getByRole('link').allInnerTexts();
}

story('a member’s menu has their own pages and no desk', async ({ open }) => {
  const links = await offered(await open({ as: 'member' }));
  expect(links).toEqual(expect.arrayContaining([...everyone, 'My applications']));
  expect(links).not.toContain('Write Research Paper');
  for (const link of desk) expect(links).not.toContain(link);
});

story('on a phone the menu opens beside the page, and works before any script', async ({ open }) => {
  const page = await open({ viewport: sizes.phone, javaScriptEnabled: false });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'About',
    'Research Areas',
    'Publications',
    'Team',
    'Join Us',
    'Contact Us',
    'News',
  ]);
  await menu.getByRole('link', { name: 'News' }).click();
  await page.waitForURL('**/news');
});

story('the chosen colours are used for the first paint of the next visit', async ({ open }) => {
  const page = await open({ colorScheme: 'light' });
  await page.goto('/');
  // Only once, because a press before hydration is remembered, and a second one would choose the next colours.
  await page.getByRole('button', { name: 'Colours: as the device' }).click();
  await page.getByRole('button', { name: 'Colours: dark' }).waitFor();
  const response = await page.goto('/news');
  expect(await response?.text()).toMatch(/<html[^>]* data-scheme="dark"/);
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
});
