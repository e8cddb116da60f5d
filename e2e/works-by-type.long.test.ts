// A visitor lists the publications by type of work, with keys, with fingers and without scripts.
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { expect, sizes, story } from './fixtures.ts';
import { tabTo } from './focus.ts';
import { openHydrated } from './open-hydrated.ts';
import { asDemo, newMark, newPerson, submitPaper } from './people.ts';

const headings = (page: Page) => page.getByRole('main').locator('section :is(h2, h3)').allInnerTexts();

/** Works that the query finds alone. */
async function publishWorks(): Promise<string> {
  const mark = newMark();
  const person = await newPerson('Tyra');
  for (const [type, publicationDate] of [
    ['talk', '2019-05-01'],
    ['article', '2018-01-01'],
    ['article', '2021-01-01'],
  ]) {
    const id = await submitPaper(person, `Sorted ${mark} of ${publicationDate}`, { type, publicationDate });
    await asDemo('admin', `/researchPaper/${id}`, {});
  }
  return `/publications?q=${mark}`;
}

const byType = ['Journal article', '2021', '2018', 'Talk', '2019'];

story('by keyboard, and back to where one was', async ({ open }) => {
  const at = await publishWorks();
  const page = await open({ reducedMotion: 'reduce' });
  await openHydrated(page, at);
  await tabTo(page, 'By type');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${at}&view=types`);
  await expect.poll(() => headings(page)).toEqual(byType);
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, /of 2018/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/paper/**');
  await page.goBack();
  await expect.poll(() => headings(page)).toEqual(byType);
});

story('on a phone, where the chosen year of the row is in sight', async ({ open }) => {
  const at = await publishWorks();
  const page = await open({ viewport: sizes.phone, hasTouch: true });
  await openHydrated(page, at);
  await page.getByRole('link', { name: 'By type' }).tap();
  await expect.poll(() => headings(page)).toEqual(byType);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width);

  await openHydrated(page, '/publications');
  const row = page.getByRole('navigation', { name: 'Jump to a year' });
  const years = page.getByRole('combobox', { name: 'Year' });
  const oldest = await years.locator('option').last().getAttribute('value');
  await years.selectOption({ index: (await years.locator('option').count()) - 1 });
  await page.waitForURL(/year=/);
  const chosen = row.getByRole('link', { name: new RegExp(`^${oldest ?? ''}`) }).last();
  await expect
    .poll(async () => {
      const { x = -1, width = 0 } = (await chosen.boundingBox()) ?? {};
      return x >= 0 && x + width <= sizes.phone.width;
    })
    .toBe(true);
});

story('without scripts it is a link too', async ({ open }) => {
  const at = await publishWorks();
  const page = await open({ javaScriptEnabled: false });
  await page.goto(at);
  await page.getByRole('link', { name: 'By type' }).click();
  expect(new URL(page.url()).searchParams.get('view')).toBe('types');
  expect(await headings(page)).toEqual(byType);
});
