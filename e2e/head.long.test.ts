// People and machines cite, share and find a page by its head. After every navigation within the site the
// head must equal the one that the server sends for the address.
import { mainMenu } from '@lab/contract/features/pages/menus.testing';
import { expect, story } from './fixtures.ts';
import { canonical, expectTheServersHead } from './heads.ts';
import { openHydrated } from './open-hydrated.ts';

story('every page of the main menu has the head that the server sends', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of [...mainMenu.slice(1), 'Home']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => page.title()).toMatch(name === 'Home' ? /^Kestrel/ : new RegExp(`^${name} `));
    await expectTheServersHead(page);
  }
});

story('a member, an area and a news item too, and a filtered list', async ({ open }) => {
  const page = await open();
  for (const [list, link] of [
    ['/team', 'main a[href^="/userDetails/"]'],
    ['/researchAreas', 'main a[href^="/researchAreaDetails/"]'],
    ['/news', 'main a[href^="/news/"]'],
  ] as const) {
    await openHydrated(page, list);
    await page.locator(link).first().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(list);
    await expectTheServersHead(page);
  }
  await openHydrated(page, '/publications');
  await page.getByLabel('Research area').selectOption('Waves and Flows');
  await page.waitForURL(/area=Waves/);
  await expectTheServersHead(page);
});

story('noindex on one page is removed on the next', async ({ open }) => {
  const page = await open({ allow: /404/ });
  await openHydrated(page, '/nothing/here');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.getByRole('heading', { name: 'Recent Work' }).waitFor();
  await expectTheServersHead(page);
  expect(await page.locator('meta[name=robots]').count()).toBe(0);

  await page.goBack();
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await expectTheServersHead(page);
  expect(await page.locator('link[rel=canonical]').count()).toBe(0);
});

story('the next page of a list has an address and a title of its own', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/publications');
  const next = (await page.locator('a[rel=next]').getAttribute('href')) ?? '';
  expect(next).toMatch(/^\/publications\?cursor=[\w-]+$/);
  await page.goto(next);
  expect(await canonical(page)).toBe(page.url());
  expect(await page.title()).toBe('Older publications | Kestrel Point Laboratory');
});
