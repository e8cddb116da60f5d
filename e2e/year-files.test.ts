// What a funder takes from the page of a year, found from Publications.
import { axeViolations } from './axe.ts';
import { expect, story } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

story(
  'a year is found from Publications, leads to others, and goes into a PDF and a Word file',
  async ({ open }) => {
    const page = await open();
    await openHydrated(page, '/publications');
    await page.getByRole('main').getByRole('link', { name: 'Years in review' }).first().click();
    const years = page.getByRole('region', { name: 'Publications by year' });
    await years.getByRole('link', { name: /^2024: / }).click();
    await page.getByRole('heading', { level: 1, name: '2024' }).waitFor();
    expect(await years.getByRole('link', { name: /^2024: / }).getAttribute('aria-current')).toBe('page');
    expect(await axeViolations(page)).toEqual([]);
    for (const [name, file] of [
      ['PDF', '2024.pdf'],
      ['Word', '2024.docx'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('main').getByRole('link', { name, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
    }
  },
);
