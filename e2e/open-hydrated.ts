import type { Page } from 'playwright-core';

/** Opens a page and waits for hydration, because before it buttons do nothing yet. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
