// People and machines cite, share and find a page by its head. After every navigation within the site the
// head must equal the one that the server sends for the address.
import { expect, story } from './fixtures.ts';
import { canonical, expectTheServersHead, heads } from './heads.ts';
import { openHydrated } from './open-hydrated.ts';

story('from paper to paper and back, each page has its own head', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/paper/basement-at-a-hundredth');
  await expectTheServersHead(page);
  const first = await heads(page);

  const more = page.locator('main aside a[href^="/paper/"]').first();
  const path = await more.getAttribute('href');
  await more.click();
  await page.waitForURL(`**${path}`);
  await expectTheServersHead(page);
  expect(await canonical(page)).toMatch(new RegExp(`${path}$`));

  await page.goBack();
  await page.waitForURL('**/paper/basement-at-a-hundredth');
  await expectTheServersHead(page);
  expect((await heads(page)).here).toEqual(first.here);
});
