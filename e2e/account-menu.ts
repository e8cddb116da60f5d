import type { Page } from 'playwright-core';

/** What the account's menu offers to the person who is signed in. */
export async function offered(page: Page): Promise<string[]> {
  await page.goto('/team');
  await page.getByRole('button', { name: 'Account' }).click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link', { name: 'Profile' }).waitFor();
  return menu.getByRole('link').allInnerTexts();
}
