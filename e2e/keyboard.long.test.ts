// The whole site can be used with the keyboard alone: every link and button can be reached, shows its focus,
// and works with Enter.
import { expect, story } from './fixtures.ts';
import { follow, tabTo } from './focus.ts';
import { openHydrated } from './open-hydrated.ts';

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
  // Later pages have a cursor; the beginning of the list for the export may be prefetched when the focus
  // rests on its link.
  expect(requests.filter((url) => /\/api\/researchPapers\?.*cursor=/.test(url))).toEqual([]);
  await openHydrated(page, '/publications');
  const papers = page.getByRole('main').getByRole('article');
  const shown = await papers.count();
  await tabTo(page, 'Show more');
  await page.keyboard.press('Enter');
  await expect.poll(() => papers.count()).toBeGreaterThan(shown);
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
