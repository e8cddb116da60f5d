import { baseUrl, expect, story } from './fixtures.ts';
import { expectRendered, type RenderedPage } from './rendered-page.ts';

const pages: RenderedPage[] = [
  ['/aboutUs', 'About', 'Mission', 'History'],
  ['/researchAreas', 'Research Areas', 'Research Areas', 'Waves and Flows'],
  ['/researchAreaDetails/waves-and-flows', 'Waves and Flows', 'Waves and Flows', 'Topics'],
  ['/publications', 'Publications', "What's New at Kestrel Point Laboratory", 'Early word of a surge'],
  ['/news', 'News', 'News', 'Nine hundred visitors and one escaped starfish'],
  [
    '/news/open-day-2026',
    'Nine hundred visitors and one escaped starfish: open day 2026',
    'Nine hundred visitors and one escaped starfish',
    'By Ines Falkenrath',
  ],
  [
    '/userDetails/isamu-kurohane',
    'Isamu Kurohane',
    'Isamu Kurohane',
    'A basement stable to a hundredth of a degree',
  ],
  ['/joinUs', 'Join Us', 'Join Us', 'Field Engineer, Estuary Network'],
  ['/contactUs', 'Contact Us', 'Contact Us', 'Mon-Fri 8am to 5pm'],
  ['/verify-email', 'Verify your email', 'Verify your email', 'check your spam folder'],
];

story('every other page is there before the scripts, and stays', async ({ open }) => {
  const page = await open();
  for (const drawn of pages) await expectRendered(page, drawn);
});

story(
  'an address with a superfluous slash redirects to the page, which hydrates without an error',
  async ({ open }) => {
    const page = await open();
    await page.goto(`${baseUrl}//team`);
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    expect(page.url()).toBe(`${baseUrl}/team`);
    expect(await page.getByRole('heading', { name: 'Research Director' }).isVisible()).toBe(true);
  },
);

story('a link with an invalid cursor leads to the list', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/publications?cursor=garbage');
  expect(page.url()).toBe(`${baseUrl}/publications`);
  expect(await page.locator('main').innerText()).toContain('Early word of a surge');
});
