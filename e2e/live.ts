import type { Page } from 'playwright-core';

/** Opens a page and waits for its code: until then a page is links and forms, and buttons do nothing yet. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
