// The hour of docs/your-lab.md: from an empty folder to a small finished lab, with nothing of the demo lab in
// it.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { albumOf } from './album.ts';
import { expect, sizes, story } from './fixtures.ts';
import { writeLegalPages } from './legal-pages.ts';
import { startOwnLab } from './own-lab.ts';
import { Presses } from './presses.ts';
import { expectSameLab } from './same-lab.ts';

const wide = { width: 1280, height: 1000 };
const password = 'Kestrel.2026';
const keep = albumOf('your-lab');

const titles = [
  'Limpets that outlast the heat',
  'How rock pools remember a storm',
  'Barnacles count the tides',
  'A camera for the intertidal night',
  'Shade as a resource on rocky shores',
  'Crabs, currents and borrowed shells',
  'Oxygen at dawn in shallow pools',
  'What anemones do with microplastic',
  'Tide pools as clocks of a warming sea',
  'The quiet months of periwinkles',
];
const bibtex = titles
  .map((title, at) => {
    const authors = at % 2 === 0 ? 'Lindqvist, Mara and Park, Joon' : 'Park, Joon and Lindqvist, Mara';
    return `@article{w${at}, title = {${title}}, author = {${authors}}, journal = {Shore Letters}, year = ${2016 + at}}`;
  })
  .join('\n');

const pictures = fileURLToPath(new URL('../emulator-data/storage_export/blobs/', import.meta.url));
const pictureOf = async (name: string, blob: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp(`${pictures}images~lab~demo-admin~${blob}.webp`).png().toBuffer(),
});
const mark = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="720"><circle cx="540" cy="360" r="250" fill="#24508f"/></svg>',
  ),
};

/** What a visitor without script reads; the pages of all works are no more than what the sitemap names. */
async function expectOwnPages(visitor: Page, address: string) {
  await visitor.goto('/');
  await visitor.getByRole('heading', { level: 1, name: 'Tide Pool Group' }).waitFor();
  const menu = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await menu.allTextContents()).toEqual([
    'Home',
    'About',
    'Research Areas',
    'Publications',
    'Team',
    'Join Us',
    'Journal',
    'Contact Us',
    'Teaching',
  ]);
  const footer = visitor.getByRole('contentinfo').getByRole('link');
  expect(await footer.allTextContents()).toEqual(
    expect.arrayContaining(['Code of conduct', 'Visit us', 'Imprint', 'Privacy', 'Accessibility']),
  );
  expect(await footer.allTextContents()).not.toContain('Events');
  expect(await visitor.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Research Areas',
    'Recent Work',
    'News',
    'Team Members',
  ]);
  expect(await visitor.content()).toContain('style="--accent:light-dark(#0b5c7a');
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text();
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, page = '']) => page);
  expect(pages.filter((page) => page.startsWith(`${address}/paper/`))).toHaveLength(titles.length);
  for (const page of pages) {
    const answer = await visitor.request.get(page);
    expect(answer.status(), page).toBe(200);
    expect(await answer.text(), page).not.toMatch(/kestrel|northhaven|falkenrath|demo-/i);
  }
}

let begun: number;
let lab: Awaited<ReturnType<typeof startOwnLab>>;
beforeAll(async () => {
  begun = Date.now();
  lab = await startOwnLab();
}, 300_000);
afterAll(() => lab?.end());

story('an empty folder becomes a small finished lab', async ({ open }) => {
  expect(lab.banner).toContain(`${lab.address}/setup`);
  expect(lab.banner).not.toContain('@lab.test');
  const page = await open({ baseURL: lab.address, viewport: wide });
  const hand = new Presses(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const form = page.locator('main form');
  const step = async (name: RegExp) => {
    await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Overview' }));
    await hand.press(page.getByRole('region', { name: 'Complete your lab' }).getByRole('link', { name }));
  };
  const save = async () => {
    await hand.press(button('Save Changes'));
    await page.getByText('Updated successfully').first().waitFor();
    await page.getByText('Updated successfully').first().waitFor({ state: 'detached' });
  };

  /** The form closes when its record is there. */
  const add = async (name: string) => {
    await hand.press(button(name));
    await button(name).waitFor({ state: 'detached' });
  };

  await page.goto('/');
  await hand.write(field('Full name'), 'Mara Lindqvist');
  await hand.write(field('Email'), 'mara@tidepool.test');
  await hand.write(field('Password'), password);
  await hand.write(field('Confirm Password'), password);
  await keep(page, 'set-up');
  await hand.press(button('Make my account'));
  await hand.write(page.getByLabel(/^Name/), 'Tide Pool Group');
  await hand.write(page.getByLabel(/^Phone/), '+49 431 555 0100');
  await hand.write(page.getByLabel(/^Email/), 'hello@tidepool.test');
  await hand.write(page.getByLabel(/^Location/), 'Kiel, Germany');
  await hand.press(button('Save and go to the desk'));
  await page.getByText('1 of 13 done', { exact: false }).waitFor();
  await keep(page, 'list');

  await step(/^Logo and colour/);
  await hand.write(field('Tagline'), 'Small animals, big tides');
  await hand.file(page.getByRole('main').getByText('Choose image').first(), mark);
  await page.locator('img[src^="blob:"]').first().waitFor();
  await save();
  await hand.press(page.getByRole('tab', { name: 'Look', exact: true }));
  await hand.write(field('Accent colour'), '#0b5c7a');
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Tide Pool Group' }).waitFor();
  await keep(page, 'look');
  await save();
  await hand.press(page.getByRole('tab', { name: 'Menu', exact: true }));
  const news = page.getByRole('textbox', { name: 'News', exact: true });
  await hand.write(news, 'Journal');
  await hand.key(news, 'Alt+ArrowUp');
  await save();

  await step(/^About the lab/);
  await hand.press(button('Edit: Overview'));
  await hand.write(
    page.getByLabel('Details'),
    'We study how the small animals of tide pools survive heat, storms and each other.',
  );
  await save();

  await step(/^People/);
  for (const [name, role, email] of [
    ['Mara Lindqvist', 'Research Director', 'mara@tidepool.test'],
    ['Joon Park', 'Researcher', 'joon@tidepool.test'],
  ] as const) {
    await hand.press(page.getByRole('link', { name: 'New', exact: true }));
    await hand.write(form.getByLabel('Name', { exact: false }).first(), name);
    await hand.choose(form.getByRole('combobox', { name: /^Role/ }), role);
    await hand.write(form.getByLabel('Email'), email);
    await add('Add member');
  }

  await step(/^Publications/);
  await hand.file(page.getByText('Choose a file', { exact: true }).last(), {
    name: 'works.bib',
    mimeType: 'text/plain',
    buffer: Buffer.from(bibtex),
  });
  await page.getByRole('tab', { name: `New (${titles.length})` }).waitFor();
  await page.getByRole('row', { name: titles[0] }).waitFor();
  await keep(page, 'import');
  await hand.press(button('Import'));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Import' }));
  await button('Undo this import').waitFor();

  await step(/^Research areas/);
  await hand.press(page.getByRole('link', { name: 'New', exact: true }));
  await hand.write(form.getByLabel('Department name'), 'Life between the tides');
  await hand.write(form.getByLabel('Description', { exact: false }).first(), 'Heat, storms and neighbours.');
  await hand.file(form.getByText('Choose image'), await pictureOf('area', 'network'));
  await hand.write(form.getByLabel('Alternative text'), 'Waves that run up a beach');
  await add('Add research area');

  await step(/^News/);
  await hand.press(page.getByRole('link', { name: 'New', exact: true }));
  await hand.write(form.getByLabel('Title'), 'Our site is open');
  await hand.write(form.getByLabel('Summary'), 'It took us an hour.');
  await hand.write(form.getByLabel('Details'), 'From now on our news are here.');
  await hand.file(form.getByText('Choose image'), await pictureOf('news', 'lighthouse'));
  await hand.write(form.getByLabel('Alternative text'), 'The sea at dawn');
  await add('Publish');

  await step(/^Pages of your own/);
  for (const [title, text, place] of [
    ['Teaching', 'Each summer we teach a course on the shore.', 'In the main menu'],
    ['Code of conduct', 'We listen to each other.', 'In the footer'],
    ['Visit us', 'We are at the harbour, behind the old crane.', 'In the footer'],
  ] as const) {
    await hand.press(page.getByRole('link', { name: 'New', exact: true }));
    await hand.write(form.getByLabel('Title'), title);
    await hand.write(page.getByRole('textbox', { name: 'Text' }), text);
    await hand.press(page.getByLabel('Published'));
    await hand.choose(page.getByRole('combobox', { name: 'Place in the menu' }), place);
    await add('Add page');
  }

  await step(/^Imprint, privacy/);
  await writeLegalPages(page, hand, save);

  await step(/^Accounts/);
  await hand.write(field('People'), 'Joon Park <joon@tidepool.test>\nAda Okafor <ada@tidepool.test>');
  await hand.press(button('Make the invitations'));
  for (const email of ['joon@tidepool.test', 'ada@tidepool.test']) {
    const invitation = await page.getByLabel(`Address for ${email}`).inputValue();
    const member = await open({ baseURL: lab.address, viewport: sizes.phone });
    await member.goto(invitation);
    const memberHand = new Presses(member);
    await memberHand.write(member.getByLabel('Password', { exact: true }), password);
    await memberHand.write(member.getByLabel('Confirm Password'), password);
    await memberHand.press(member.getByRole('button', { name: 'Make my account' }));
    await member.waitForURL('**/dashboard/userProfile');
    memberHand.expectFew('a member who was invited', 'your-lab.md');
  }
  await keep(page, 'invite');

  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Overview' }));
  await page.getByText('10 of 13 done', { exact: false }).waitFor();
  hand.expectFew('the admin', 'your-lab.md');
  console.log(`${((Date.now() - begun) / 60_000).toFixed(1)} minutes, with the start of the lab`);

  const visitor = await open({
    baseURL: lab.address,
    javaScriptEnabled: false,
    // The lab's words are a script, which it refuses to load in advance.
    allow: /request failed: .* csp/,
    viewport: wide,
  });
  await expectOwnPages(visitor, lab.address);
  await keep(visitor, 'home');

  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Export everything' }));
  await hand.press(button('Write the file'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click({ timeout: 60_000 }),
  ]);
  const copy = await startOwnLab();
  try {
    await copy.restore(await file.path());
    const compared = await expectSameLab(lab.address, copy.address);
    expect(compared).toBeGreaterThan(titles.length + 10);
  } finally {
    await copy.end();
  }
});
