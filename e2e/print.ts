import type { Page } from 'playwright-core';

/** Shows the page as it is printed. */
export async function print(page: Page) {
  // The styles for printing are loaded with the application.
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.emulateMedia({ media: 'print' });
}
