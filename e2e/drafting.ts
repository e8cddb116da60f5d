/** What stories of drafts do at the desk. */
import type { Locator, Page } from 'playwright-core';
import { baseUrl } from './fixtures.ts';

export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

export const saved = (page: Page) => page.getByText('Saved at').first().waitFor();

export async function write(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: false }).first().fill(text);
}

/** The minute after this one, on the clocks of the lab. */
export async function nextMinute(page: Page): Promise<string> {
  const zone = (await (await fetch(`${baseUrl}/api/settings`)).json()).timeZone;
  return page.evaluate((timeZone) => {
    const at = new Date(Date.now() + 61_000);
    const form = new Intl.DateTimeFormat('sv', {
      ...(timeZone && { timeZone }),
      dateStyle: 'short',
      timeStyle: 'short',
    });
    return form.format(at);
  }, zone);
}
