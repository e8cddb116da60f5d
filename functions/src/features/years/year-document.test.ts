import { plainText } from '@lab/contract/features/citations/styles';
import { defaultRoles } from '@lab/contract/features/team/roles';
import type { Year } from '@lab/contract/features/years/schemas';
import { expect, it } from 'vitest';
import type { Block } from '../../core/downloads/document.ts';
import { yearDocument } from './year-document.ts';

const site = { lab: 'Kestrel Point', origin: 'https://lab.test', roles: defaultRoles };

const work: Year['works'][number] = {
  _id: 'p1',
  type: 'article',
  title: 'Tides & <harbours>',
  publisher: 'Annals',
  publicationDate: '2025-03-14',
  authors: ['Ada Byron', 'Bo Lee'],
  memberIds: ['m1', ''],
  doi: '10.1000/fog',
  pdf: '/files/papers/a.pdf',
  links: { code: 'javascript:alert(1)' },
};

const year: Year = {
  year: '2025',
  works: [{ ...work, _id: 'p2', type: 'talk', title: 'On foam', doi: '', pdf: '', publisher: '' }, work],
  types: [
    { type: 'article', count: 1 },
    { type: 'talk', count: 1 },
  ],
  byYear: [
    { year: '2025', count: 2 },
    { year: '2023', count: 1 },
  ],
  came: [{ _id: 'm1', name: 'Ada Byron', role: 'Researcher', title: '', date: '2025-03' }],
  left: [],
  here: [{ role: 'Researcher', title: '', count: 1 }],
  made: [{ kind: 'awards', _id: 'w1', title: 'Medal', start: '2025', end: '2025' }],
  events: [{ _id: 'e1', title: 'Fair', start: '2025-06-01T10:00+02:00', end: '' }],
  eventCount: 51,
  news: 3,
};

const lines = (block: Block) => linesOf(block).map((line) => line.replaceAll('\u00a0', ' '));

const linesOf = (block: Block): string[] => {
  if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.text}`];
  return block.kind === 'list' ? block.entries.map(plainText) : [plainText(block.runs)];
};

const linksIn = (block: Block) => {
  if (block.kind === 'heading') return [];
  const runs = block.kind === 'list' ? block.entries.flat() : block.runs;
  return runs.flatMap(({ href }) => href ?? []);
};

it('has what the page has, in its order', () => {
  const { title, locale, creator, blocks } = yearDocument(year, site);
  expect([title, locale, creator]).toEqual(['Kestrel Point 2025', 'en-GB', 'lab.test']);
  expect(blocks.flatMap(lines)).toEqual([
    'What Kestrel Point published and did, and who came and left.',
    'From https://lab.test/2025',
    '# Publications by year',
    '2025: 2 · 2023: 1',
    '# In numbers',
    'Publications: 2 (Journal article 1, Talk 1)',
    'Members: 1',
    'New members: 1',
    'Awards: 1',
    'Events: 51',
    'News: 3',
    '# Publications',
    '## Journal article',
    'Tides & <harbours> · Ada Byron, Bo Lee · Annals, 2025 · PDF · 10.1000/fog',
    '## Talk',
    'On foam · Ada Byron, Bo Lee · 2025',
    '# New members',
    'Ada Byron · Researcher, March 2025',
    '# Awards',
    'Medal · 2025',
    '# Events',
    'Fair · June 1, 2025',
    'All events of the year: 51 https://lab.test/events',
    '# News',
    '3 news items',
  ]);
});

it('links pages and files with whole addresses, and none that runs script', () => {
  expect(yearDocument(year, site).blocks.flatMap(linksIn)).toEqual([
    'https://lab.test/2025',
    'https://lab.test/paper/p1',
    'https://lab.test/files/papers/a.pdf',
    'https://doi.org/10.1000/fog',
    'https://lab.test/paper/p2',
    'https://lab.test/userDetails/m1',
    'https://lab.test/events/e1',
    'https://lab.test/events',
    'https://lab.test/news',
  ]);
});

it('says where the other works are, and nothing of what is not there', () => {
  const { blocks } = yearDocument({ ...year, types: [{ type: 'article', count: 300 }] }, site);
  expect(blocks.flatMap(lines)).toContain(
    'All publications of the year: 300 https://lab.test/publications?year=2025&view=list',
  );
  const nobody = { works: [], types: [], came: [], here: [], made: [], events: [], eventCount: 0 };
  const quiet = yearDocument({ ...year, ...nobody, byYear: [{ year: '2025', count: 0 }] }, site);
  expect(quiet.blocks.flatMap(lines).slice(2)).toEqual(['# In numbers', 'News: 3', '# News', '3 news items']);
});
