// A move to another page requests everything that it needs at once, and shows at once what the card has
// shown.
import type { Locator } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { holdAnswers, openPage, watchMove } from './watched-move.ts';

/** From the click to the next page's heading, in milliseconds. */
function timeOfMove(link: Locator): Promise<number> {
  return link.evaluate((element) => {
    const heading = document.querySelector('h1')?.textContent;
    const pressed = performance.now();
    return new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent === heading) return;
        observer.disconnect();
        resolve(performance.now() - pressed);
      }).observe(document.body, { childList: true, subtree: true });
      (element as HTMLElement).click();
    });
  });
}

story('a news item comes with one round of requests', async ({ open }) => {
  const page = await open();
  await openPage(page, '/news');
  const move = watchMove(page);
  const answer = await holdAnswers(page);
  const link = page.locator('main a[href^="/news/"]').first();
  await link.click();
  await page.getByRole('link', { name: 'Back to News' }).waitFor();
  answer();
  await page.getByText(/^By /).waitFor();
  await page.waitForLoadState('networkidle');
  expect(move.calls()).toHaveLength(2);
  expect(move.afterAnAnswer()).toBe(0);
});

story('the keyboard fetches the code and the data of a page together', async ({ open }) => {
  const page = await open();
  await openPage(page, '/aboutUs');
  const move = watchMove(page);
  const answer = await holdAnswers(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Publications' })
    .press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Publications' }).waitFor();
  answer();
  await page.locator('main a[href^="/paper/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(move.calls().length).toBe(new Set(move.calls()).size);
  expect(move.afterAnAnswer()).toBe(0);
});

story('a page of the menu begins before its code is there', async ({ open }) => {
  const page = await open();
  await openPage(page, '/aboutUs');
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/team-page-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await page.getByRole('heading', { level: 1, name: 'Team', exact: true }).waitFor();
  await page.getByRole('main').getByRole('status').waitFor();
  expect(await page.locator('main a[href^="/userDetails/"]').count()).toBe(0);
  release();
  await page.locator('main a[href^="/userDetails/"]').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Team']);
});

story('code that did not come early comes at the press', async ({ open }) => {
  const page = await open({ allow: /news-item-page-|Failed to load resource/ });
  await openPage(page, '/news');
  const code = '**/assets/news-item-page-*.js';
  await page.route(code, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => /news-item-page/.test(request.url()));
  await page.mouse.wheel(0, 100);
  await failed;
  await page.unroute(code);
  const title = (await page.locator('main article h2').first().textContent()) ?? '';
  await page.locator('main a[href^="/news/"]').first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

story('a page that was fetched early does not wait for its pictures', async ({ open }) => {
  const page = await open();
  await openPage(page, '/aboutUs');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' });
  const fetched = page.waitForResponse('**/api/news');
  await link.hover();
  await fetched;

  const heading = (await page.locator('h1').textContent()) ?? '';
  const shortestMove = async () => {
    const times: number[] = [];
    for (let round = 0; round < 4; round++) {
      times.push(await timeOfMove(link));
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    }
    return Math.min(...times);
  };
  await page.route('**/images/**', () => {});
  const withoutPictures = await shortestMove();
  await page.unroute('**/images/**');
  // React would wait 800 ms for pictures. Compared, because a busy machine is slow in both cases.
  expect(withoutPictures).toBeLessThan((await shortestMove()) + 500);
});
