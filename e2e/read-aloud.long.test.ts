// What a screen reader reads of the pages that people open most. The whole is written into .lab/read-aloud,
// because what is odd to hear is found by reading it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, story } from './fixtures.ts';
import { fields, landmarks, readAloud, type Spoken } from './read-aloud.ts';

const folder = join(import.meta.dirname, '../.lab/read-aloud');

const pages: [name: string, path: string, as?: string][] = [
  ['home', '/'],
  ['publications', '/publications'],
  ['paper', '/paper/potentials-that-know-when-to-stop'],
  ['team', '/team'],
  ['person', '/userDetails/demo-admin'],
  ['area', '/researchAreaDetails/waves-and-flows'],
  ['positions', '/joinUs'],
  ['application', '/application/Field%20Engineer%2C%20Estuary%20Network', 'newcomer'],
  ['contact', '/contactUs'],
  ['news', '/news/open-day-2026'],
  ['desk', '/dashboard', 'admin'],
];

story.for(pages)('%s can be read from its beginning to its end', async ([name, path, as], { open }) => {
  const page = await open({ as });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // What is far below is laid out when the page has time for it.
  await expect.poll(() => page.locator('[data-below]:not([data-laid-out])').count()).toBe(0);
  const spoken = await readAloud(page);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.txt`), `${spoken.map(({ line }) => line).join('\n')}\n`);
  expect(faultsOf(spoken)).toEqual([]);
});

const faultsOf = (spoken: readonly Spoken[]): string[] => [
  ...wrongHeadings(spoken.filter(({ role }) => role === 'heading')),
  ...beforeTitle(spoken),
  ...withoutName(spoken),
  ...saidTwice(spoken),
];

function wrongHeadings(headings: readonly Spoken[]): string[] {
  const ofPage = headings.filter(({ within }) => within.includes('main') && !within.includes('navigation'));
  const [first, ...others] = ofPage;
  const skips = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 1) + 1);
  return [
    ...(first?.level === 1 ? [] : ['the first heading of the page is no h1']),
    ...others.filter(({ level }) => level === 1).map(({ line }) => `a second h1: ${line}`),
    ...skips.map(({ line }) => `a level is left out before ${line}`),
  ];
}

/** A part of a page comes after the title that says of what it is a part. */
function beforeTitle(spoken: readonly Spoken[]): string[] {
  const title = spoken.findIndex(({ role, level }) => role === 'heading' && level === 1);
  const before = spoken.slice(0, title).filter(({ within }) => within.includes('main'));
  return before.filter(({ role }) => role === 'region').map(({ line }) => `before the title: ${line}`);
}

const needName = ['link', 'button', 'image', 'tab', 'menuitem', 'region', ...fields];
const noWords = /^(?:svg|icon|image|graphic|undefined|null|NaN|click here|here)$|\[object/i;

const withoutName = (spoken: readonly Spoken[]): string[] =>
  spoken.flatMap(({ role, name, line }, at) =>
    (needName.includes(role) && !name) || (role !== 'StaticText' && noWords.test(name))
      ? [`no name: ${line} after ${spoken[at - 1]?.line}`]
      : [],
  );

/** Two links in a row to one address are two stops of the Tab key for one thing. */
function saidTwice(spoken: readonly Spoken[]): string[] {
  const inARow = spoken.filter(({ role, address }, at) => {
    const before = spoken[at - 1];
    return role === 'link' && before?.role === 'link' && before.address === address;
  });
  const places = spoken.filter(({ role }) => landmarks.includes(role)).map(({ line }) => line);
  const again = places.filter((line, at) => places.indexOf(line) !== at);
  return [
    ...inARow.map(({ line }) => `twice in a row: ${line}`),
    ...again.map((line) => `two landmarks: ${line}`),
  ];
}
