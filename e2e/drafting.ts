/** What stories of drafts do at the desk. */
import type { Locator, Page } from 'playwright-core';
import { baseUrl, expect } from './fixtures.ts';

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

interface Published {
  /** Where its kind is written. */
  desk: string;
  id: string;
  /** Its title says `full` now, and `empty` in the next version. */
  first: string;
  second: string;
  /** The title as visitors get it from the server; undefined while there is none. */
  publicTitle: (id: string) => Promise<string | undefined>;
}

/** A published record gets a next version, its first version comes back, and it is withdrawn. */
export async function nextVersionAndBack(page: Page, published: Published): Promise<void> {
  const { desk, id, first, second, publicTitle } = published;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk}?edit=${id}`);
  await page.getByLabel('Title').first().waitFor();
  await write(page, 'Title', second);
  await button(page, 'Save as next version').click();
  await page.getByText('Visitors see the published version until you publish this one.').waitFor();
  expect(await publicTitle(id)).toBe(first);
  await page.goto(desk);
  const list = page.getByRole('region', { name: 'Drafts and what is scheduled' });
  await list.getByRole('link', { name: second }).click();
  await button(page, 'Publish').click();
  await expect.poll(() => publicTitle(id)).toBe(second);

  await page.goto(`${desk}?edit=${id}`);
  const versions = page.getByRole('region', { name: 'Published versions' });
  await versions
    .getByRole('button', { name: /^Compare/ })
    .nth(1)
    .click();
  await versions.locator('del', { hasText: 'full' }).waitFor();
  await versions.locator('ins', { hasText: 'empty' }).waitFor();
  await button(versions, 'Restore as a draft').click();
  await button(page.getByRole('dialog'), 'Restore as a draft').click();
  await page.getByText('Visitors see the published version until you publish this one.').waitFor();
  expect(await publicTitle(id)).toBe(second);
  await expect.poll(() => page.getByLabel('Title').first().inputValue()).toBe(first);
  await button(page, 'Publish').click();
  await expect.poll(() => publicTitle(id)).toBe(first);

  await page.goto(`${desk}?edit=${id}`);
  await button(page, 'Withdraw').click();
  await button(page.getByRole('dialog'), 'Withdraw').click();
  await expect.poll(() => publicTitle(id)).toBeUndefined();
  await list.getByRole('link', { name: first }).waitFor();
}
