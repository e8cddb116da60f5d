// Walks a page by keyboard.
import type { Page, Request, Response } from 'playwright-core';
import { expect } from './fixtures.ts';

interface Focused {
  name: string;
  visible: boolean;
  marked: boolean;
  /** After a navigation, and one press after the last link, the focus is on the page itself. */
  onPage: boolean;
}

export function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    // A card that is one large link shows the focus around the whole card.
    const marked = ['', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return {
      name: (element.ariaLabel ?? element.innerText ?? '').trim().replace(/\s+/g, ' '),
      visible: width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      marked,
      onPage: element === document.body || element === document.querySelector('main'),
    };
  });
}

/**
 * Presses Tab until an element with this name has the focus, and checks that every focus on the way is
 * visible.
 */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const found = (name: string) => (typeof wanted === 'string' ? name === wanted : wanted.test(name));
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    let now = await focused(page);
    const look = async () => {
      now = await focused(page);
      return { name: now.name, visible: now.visible, marked: now.marked || now.onPage };
    };
    await expect
      .poll(look, { message: `the focus can be seen on the way to ${wanted}` })
      .toMatchObject({ visible: true, marked: true });
    if (!now.onPage && found(now.name)) return;
  }
  throw new Error(`200 presses of Tab did not lead to ${wanted}.`);
}

export async function follow(page: Page, link: string | RegExp, path: string): Promise<void> {
  const hasAllAnswers = countAnswers(page);
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  // The address changes first; the focus moves when the new page is rendered.
  await page.waitForFunction(() => document.activeElement === document.querySelector('main'));
  await page
    .getByRole('main')
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'detached' });
  await hasAllAnswers();
}

/** A text that is rendered later would move the focused link below it out of view. */
function countAnswers(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  const add = (request: Request) => request.url().includes('/api/') && waiting.add(request);
  const remove = (request: Request) => waiting.delete(request);
  const answer = (response: Response) => remove(response.request());
  page.on('request', add).on('response', answer).on('requestfailed', remove);
  return async () => {
    const addresses = () => [...waiting].map((request) => request.url());
    await expect.poll(addresses, { message: 'calls without an answer' }).toEqual([]);
    page.off('request', add).off('response', answer).off('requestfailed', remove);
    await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered))));
  };
}
