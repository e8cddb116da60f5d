// Pages rendered by the server are complete before any script runs, with the inlined styles as with the whole
// style sheet. Hydration makes no request again and prints nothing to the console.

import { baseUrl, expect, story } from './fixtures.ts';
import { expectRendered, headTags, type RenderedPage } from './rendered-page.ts';

const pages: RenderedPage[] = [
  ['/', '', 'Kestrel Point Laboratory', 'Recent Work'],
  [
    '/paper/basement-at-a-hundredth',
    'A basement stable to a hundredth of a degree, and what it taught us about lasers',
    'A basement stable to a hundredth of a degree',
    'Good cavities are usually',
  ],
  ['/team', 'Team', 'Research Director', 'Ines Falkenrath'],
];

story('the home page, a paper and the team are there before the scripts, and stay', async ({ open }) => {
  const page = await open();
  for (const drawn of pages) await expectRendered(page, drawn);
});

story('without JavaScript every button works, and a page that needs it says so', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  for (const path of ['/', '/2025']) {
    await page.goto(path);
    expect(await page.locator('button[type=button]:visible:not([popovertarget])').count(), path).toBe(0);
  }
  await page.goto('/contactUs');
  expect(await page.locator('main').innerText()).toContain('hello@lab.test');
  expect(await page.getByText('Copy', { exact: true }).first().isVisible()).toBe(false);
  await page.goto('/login');
  const sentence = page.locator('noscript [role=main] p');
  expect(await sentence.innerText()).toContain('This page needs JavaScript');
  expect((await sentence.boundingBox())?.y).toBeLessThan(300);
  await page.getByRole('contentinfo').waitFor();
  await sentence.locator('a').click();
  expect(page.url()).toBe(`${baseUrl}/`);
});

story('a press takes effect even before any script is loaded', async ({ open }) => {
  const page = await open({ colorScheme: 'light' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('button', { name: 'Colours: as the device' }).click();
  release();
  await page.getByRole('banner').getByRole('button', { name: 'Colours: dark' }).waitFor();
});

story('a paper’s source contains its citation tags', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  const path = '/paper/basement-at-a-hundredth';
  await page.goto(path);
  const tags = {
    citation_title: ['A basement stable to a hundredth of a degree, and what it taught us about lasers'],
    citation_author: ['Kurohane, Isamu', 'Montbrun-Adé, Gisèle'],
    citation_publication_date: ['2015/09/22'],
    citation_journal_title: ['Annals of Quiet Physics'],
    citation_doi: ['10.5555/kpl.2015.004'],
    citation_pdf_url: [`${baseUrl}/paper/basement-at-a-hundredth.pdf`],
    citation_abstract_html_url: [baseUrl + path],
  };
  for (const [name, contents] of Object.entries(tags))
    expect(await headTags(page, name), name).toEqual(contents);
});
