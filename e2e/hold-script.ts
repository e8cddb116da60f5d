import type { Page } from 'playwright-core';

/** Loads a page that waits for one of its scripts. The returned function lets the script come. */
export async function holdScript(page: Page, name: string, load: () => Promise<unknown>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scripts = `**/assets/${name}-*.js`;
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await Promise.all([page.waitForRequest(scripts), load()]);
  return release;
}
