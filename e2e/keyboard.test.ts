// The whole site can be used with the keyboard alone: every link and button can be reached, shows its focus, and works
// with Enter.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

interface Focused {
  name: string;
  visible: boolean;
  marked: boolean;
  /** After a navigation, and one press after the last link, the focus is on the page itself. */
  onPage: boolean;
}

function focused(page: Page): Promise<Focused> {
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

/** Presses Tab until an element with this name has the focus, and checks that every focus on the way is visible. */
async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const found = (name: string) => (typeof wanted === 'string' ? name === wanted : wanted.test(name));
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    let now = await focused(page);
    const seen = async () => {
      now = await focused(page);
      return now.visible && (now.marked || now.onPage);
    };
    await expect.poll(seen, { message: `the focus can be seen on the way to ${wanted}` }).toBe(true);
    if (!now.onPage && found(now.name)) return;
  }
  throw new Error(`200 presses of Tab did not lead to ${wanted}.`);
}

async function follow(page: Page, link: string | RegExp, path: string): Promise<void> {
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
}

story('a visitor reads the whole site by keyboard alone', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await follow(page, 'About', '/aboutUs');
  await follow(page, 'Research Areas', '/researchAreas');
  await follow(page, /Computational Materials/, '/researchAreaDetails/computational-materials');
  await follow(page, 'Publications', '/publications');
  await follow(page, /nine amino acids/, '/paper/glue-from-nine-amino-acids');
  await follow(page, /Back to Publications/, '/publications');
  await follow(page, 'News', '/news');
  await follow(page, /The harbour office/, '/news/harbour-office-forecast');
  await follow(page, 'Team', '/team');
  await follow(page, /Ottoline Brandsæter/, '/userDetails/ottoline-brandsaeter');
  await follow(page, 'Join Us', '/joinUs');
  await follow(page, 'Contact Us', '/contactUs');
  await follow(page, 'Login', '/login');
});

story('a list loads more by keyboard only on request', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/publications');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await tabTo(page, 'Show more');
  await tabTo(page, 'About');
  // Later pages have a cursor; the beginning of the list for the export may be prefetched when the focus rests on its link.
  expect(requests.filter((url) => /\/api\/researchPapers\?.*cursor=/.test(url))).toEqual([]);
  await openHydrated(page, '/publications');
  const papers = page.getByRole('main').getByRole('article');
  const shown = await papers.count();
  await tabTo(page, 'Show more');
  await page.keyboard.press('Enter');
  await expect.poll(() => papers.count()).toBeGreaterThan(shown);
});

story('the first Tab offers to skip the navigation', async ({ open }) => {
  const page = await open();
  await page.goto('/publications');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
});

story('the carousel can be used by keyboard', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/');
  await tabTo(page, 'Pause');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await page.getByText('Sixty stations watch the estuary, day and night').first().waitFor();
});

story('a dialog can be answered and closed by keyboard', async ({ open }) => {
  const page = await open({ as: 'member' });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Account' }).waitFor();
  await tabTo(page, 'Account');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Logout');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).not.toBeNull();
});
