// People and machines cite, share and find a page by its head. After every navigation within the site the head must
// equal the one that the server sends for the address.
import type { Page } from 'playwright-core';
import { expect, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

/** The document's head, and the one that the server sends for the same address. */
async function heads(page: Page): Promise<{ here: string[]; sent: string[] }> {
  return page.evaluate(async () => {
    const read = (document: Document) => {
      const tags = 'meta[name], meta[property], link[rel=canonical], link[rel=alternate]';
      const graph = document.querySelector('script[type="application/ld+json"]')?.textContent;
      return [
        document.title,
        ...[...document.querySelectorAll(tags)].map(({ outerHTML }) => outerHTML),
        JSON.stringify(JSON.parse(graph ?? 'null')),
      ];
    };
    const source = await (await fetch(location.href)).text();
    return { here: read(document), sent: read(new DOMParser().parseFromString(source, 'text/html')) };
  });
}

async function expectTheServersHead(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const { here, sent } = await heads(page);
        return here
          .filter((line) => !sent.includes(line))
          .concat(sent.filter((line) => !here.includes(line)));
      },
      { message: page.url() },
    )
    .toEqual([]);
}

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

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

story('every page of the main menu has the head that the server sends', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of [
    'About',
    'Research Areas',
    'Publications',
    'Team',
    'Join Us',
    'Contact Us',
    'News',
    'Home',
  ]) {
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
