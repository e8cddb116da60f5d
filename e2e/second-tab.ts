import type { Page } from 'playwright-core';

/** Opens another tab of the same browser, in which the same person is signed in. */
export async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}
