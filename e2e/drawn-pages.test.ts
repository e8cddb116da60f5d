// Pages rendered by the server are complete without scripts. Hydration makes no request again and prints nothing to the
// console.
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { baseUrl, expect, story } from './fixtures.ts';

type Drawn = [path: string, title: string, heading: string, content: string];

const pages: Drawn[] = [
  ['/', '', 'Kestrel Point Laboratory', 'Recent Work'],
  ['/aboutUs', 'About', 'Mission', 'History'],
  ['/researchAreas', 'Research Areas', 'Research Areas', 'Waves and Flows'],
  ['/researchAreaDetails/waves-and-flows', 'Waves and Flows', 'Waves and Flows', 'Sub-departments'],
  ['/publications', 'Publications', "What's New at Kestrel Point Laboratory", 'Early word of a surge'],
  [
    '/paper/basement-at-a-hundredth',
    'A basement stable to a hundredth of a degree, and what it taught us about lasers',
    'A basement stable to a hundredth of a degree',
    'Good cavities are usually',
  ],
  ['/news', 'News', 'News', 'Nine hundred visitors and one escaped starfish'],
  [
    '/news/open-day-2026',
    'Nine hundred visitors and one escaped starfish: open day 2026',
    'Nine hundred visitors and one escaped starfish',
    'By Ines Falkenrath',
  ],
  ['/team', 'Team', 'Research Director', 'Ines Falkenrath'],
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

const missing: Drawn[] = [
  ['/nothing', 'Page Not Found', 'Page Not Found', 'Nothing is published at this address.'],
  ['/paper/none', 'Paper not found', 'Paper not found', 'Back to Publications'],
  ['/news/none', 'News not found.', 'News not found.', 'Back to News'],
  ['/researchAreaDetails/none', 'Research area not found.', 'Research area not found.', 'Back to Research'],
  ['/userDetails/none', 'User data not found.', 'User data not found.', 'Back to Team'],
];

const fullTitle = (title: string) => [title, 'Kestrel Point Laboratory'].filter(Boolean).join(' | ');

/** The contents of all meta tags with this name, in order. */
function headTags(page: Page, name: string): Promise<(string | null)[]> {
  return page
    .locator(`head meta[name="${name}"]`)
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
}

/** The styles that only change when the whole style sheet, meant for browsers without scripts, is loaded. */
async function changesBySheet(): Promise<string[]> {
  const looks = () =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
    });
  // What is far below is laid out too (web/src/app/offscreen-content.ts).
  document.documentElement.dataset.whole = '';
  const before = looks();
  const [offer] = document.getElementsByTagName('noscript');
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(offer?.textContent ?? '') ?? [];
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`There is no sheet at ${href}`));
    document.head.append(link);
  });
  return looks().filter((look, n) => look !== before[n]);
}

describe.each(pages)('%s', (path, title, heading, content) => {
  story('shows its content without any script', async ({ open }) => {
    const page = await open({ javaScriptEnabled: false });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(await page.title()).toBe(fullTitle(title));
    expect(await headTags(page, 'description')).toEqual([expect.stringMatching(/^\S.{20,}/)]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(baseUrl + path);
    expect(await page.getByRole('heading', { name: heading }).first().isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toContain(content);
  });

  story('looks the same with the inlined styles as with the whole style sheet', async ({ open }) => {
    const page = await open();
    await page.route('**/boot-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(path);
    expect(await page.evaluate(changesBySheet)).toEqual([]);
  });

  // Every story fails on a warning or error in the console, such as React's about a hydration mismatch.
  story('is hydrated without a mismatch and without fetching again', async ({ open }) => {
    const page = await open();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) requests.push(request.url());
    });
    await page.goto(path);
    const before = await page.locator('main').innerHTML();
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { name: heading }).first().isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toContain(content);
    expect(before.length).toBeGreaterThan(0);
    expect(requests).toEqual([]);
  });
});

describe.each(missing)('%s', (path, title, heading, content) => {
  story('shows without scripts that the record does not exist', async ({ open }) => {
    const page = await open({ javaScriptEnabled: false, allow: /404/ });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await page.title()).toBe(fullTitle(title));
    expect(await headTags(page, 'robots')).toEqual(['noindex']);
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toContain(content);
  });
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
  const sentence = page.locator('noscript p');
  expect(await sentence.innerText()).toContain('This page needs JavaScript');
  expect((await sentence.boundingBox())?.y).toBeLessThan(100);
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

describe('citing a paper', () => {
  story('copies each style, and offers files for citation managers', async ({ open }) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/paper/basement-at-a-hundredth');
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    await page.getByText('Cite this paper').click();
    await page.getByRole('button', { name: 'Copy APA' }).click();
    await page.getByText('Citation copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Kurohane, I., & Montbrun-Adé, G. (2015). A basement stable to a hundredth of a degree, and what it taught us about lasers. Annals of Quiet Physics. https://doi.org/10.5555/kpl.2015.004',
    );
    // A citation keeps its italics when it is pasted into a manuscript.
    const pasted = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(pasted).toMatch(/, I\., &amp; Montbrun-Adé.*<i[^>]*>Annals of Quiet Physics<\/i>\. https:/);
    await page.getByRole('button', { name: 'Copy BibTeX' }).click();
    await page.waitForFunction(async () =>
      (await navigator.clipboard.readText()).startsWith('@article{kurohane2015'),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download RIS' }).click();
    expect((await download).suggestedFilename()).toMatch(/^kurohane2015basement-\w+\.ris$/);
  });
});
