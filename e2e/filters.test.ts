// A visitor narrows the publications with one press each, and comes back from a paper to the same list.
import type { Locator, Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { expect, sizes, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

const toggles = (page: Page) => page.getByRole('list', { name: 'Show only' });
const toggle = (page: Page, name: RegExp) => toggles(page).getByRole('link', { name });
const countOn = async (page: Page, name: RegExp) =>
  Number(/ (\d+)$/.exec((await toggle(page, name).innerText()).replace(' ×', ''))?.[1]);
const pressed = (page: Page) => toggles(page).locator('[aria-current=true]').count();
const works = (page: Page) => page.getByRole('main').locator('section h3').count();

story('code and a type are pressed, a paper is read, and the list is as it was', async ({ open }) => {
  const page = await open({ viewport: sizes.phone });
  await openHydrated(page, '/publications');
  const box = await toggles(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(sizes.phone.height);
  const withCode = await countOn(page, /^Code/);
  await toggle(page, /^Code/).click();
  await page.waitForURL(/\?code=true$/);
  await page.getByText(new RegExp(`^${withCode} of \\d+ papers$`)).waitFor();
  await expect.poll(() => works(page)).toBe(withCode);
  const articles = await countOn(page, /^Journal article/);
  expect(articles).toBeLessThanOrEqual(withCode);
  await toggle(page, /^Journal article/).click();
  await page.waitForURL(/type=article&code=true$/);
  await page.getByText(new RegExp(`^${articles} of \\d+ papers$`)).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const second = page.getByRole('main').locator('section h3 a').nth(1);
  await second.click();
  await page.waitForURL('**/paper/**');
  await page.goBack();
  await page.getByText(new RegExp(`^${articles} of \\d+ papers$`)).waitFor();
  await expect.poll(() => pressed(page)).toBe(2);
  await toggle(page, /^Journal article/).click();
  await page.waitForURL(/\?code=true$/);
  await toggle(page, /^Code/).click();
  await page.waitForURL(/\/publications$/);
  await expect.poll(() => pressed(page)).toBe(0);
});

story('the filters are links, also without JavaScript', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/publications');
  const withPdf = await countOn(page, /^PDF/);
  await toggle(page, /^PDF/).click();
  expect(new URL(page.url()).search).toBe('?pdf=true');
  expect(await page.locator('main').innerText()).toContain(`${withPdf} of `);
  await page.getByRole('combobox', { name: 'Search papers' }).fill('tide');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(new URL(page.url()).searchParams.get('pdf')).toBe('true');
});

/** Whether the bar of years is right below what covers the page, and the year right below that bar. */
async function gapsUnder(page: Page, year: Locator): Promise<boolean[]> {
  const ends = async (of: Locator) => {
    const box = await of.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const covered = Math.max(0, (await ends(page.getByRole('banner'))).bottom);
  const jump = await ends(page.getByRole('navigation', { name: 'Jump to a year' }));
  const heading = await ends(year.getByRole('heading', { level: 2 }));
  return [jump.top - covered, heading.top - jump.bottom].map((gap) => gap > -8 && gap < 2);
}

for (const size of ['phone', 'desktop'] as const) {
  story(`years stay under the bar while the list scrolls, on a ${size}`, async ({ open }) => {
    const page = await open({ viewport: sizes[size], reducedMotion: 'reduce' });
    for (const view of ['cards', 'list']) {
      await openHydrated(page, `/publications?view=${view}`);
      const year = page.locator('section[id^=year-]').nth(1);
      await year.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.mouse.move(sizes[size].width / 2, 600);
      // Down, where the site's bar goes, and up, where it comes back.
      for (const by of [150, -60]) {
        await page.evaluate((pixels) => scrollBy(0, pixels), by);
        await expect.poll(() => gapsUnder(page, year)).toEqual([true, true]);
      }
    }
  });
}

story('on a phone the row of years begins where the chosen one is', async ({ open }) => {
  const page = await open({ viewport: sizes.phone });
  await openHydrated(page, '/publications?year=2015');
  const chosen = page.getByRole('navigation', { name: 'Jump to a year' }).getByRole('link', { name: /2015/ });
  const { x = 0, width = 0 } = (await chosen.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(sizes.phone.width);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

story('what was searched for instead of a wrong word is said', async ({ open }) => {
  const page = await open();
  await openHydrated(page, '/publications?q=turbulance');
  await page.getByText('Showing results for').getByRole('link', { name: 'turbulence' }).click();
  await page.waitForURL('**/publications?q=turbulence');
  await page
    .getByRole('link', { name: /The shortest summary of turbulence/ })
    .first()
    .waitFor();
  expect(await page.getByText('Showing results for').count()).toBe(0);
});
