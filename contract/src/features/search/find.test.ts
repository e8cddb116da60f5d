import { describe, expect, test } from 'vitest';
import { codeOf } from './codes.ts';
import { type Entry, emptyEntry } from './entry.ts';
import { find, meantBy } from './find.ts';
import { makeIndex, makeIndexSlowly } from './search-index.ts';

const work = (title: string, over: Partial<Entry> = {}): Entry => ({
  ...emptyEntry,
  id: title,
  title,
  ...over,
});
const entries: Entry[] = [
  work('The shortest summary of turbulence', { names: ['Rafael Quintalves'], when: '2026' }),
  work('Ferries in fog: delay as a contagious disease', { names: ['Łucja Wędrowiecka'], when: '2016' }),
  work('A flume for small harbours', { codes: [codeOf('10.1000/flume')], when: '2011-03-01' }),
  work('Multi-scale modelling of grey ceramics', { codes: [codeOf('2101.00001')] }),
  work('沿海电网灾后恢复的自组织机制', { names: ['苏砚舟 (Su Yanzhou)'] }),
  work('قياس الضباب على الساحل الشمالي'),
  work('Песок, ветер и память'),
  work('Grüße aus dem Nebel'),
  work('The colour of fog'),
  work('A person', { group: 'people', title: 'Tomasz Wędrowiecki', names: ['T. W.'] }),
];
const index = makeIndex(entries);
const titles = (q: string) => find(index, q).hits.map(({ entry }) => entry.title);

describe('the first that is found', () => {
  test.each([
    ['a slip', 'turbulance', 'The shortest summary of turbulence'],
    ['letters that changed places', 'tubrulence', 'The shortest summary of turbulence'],
    ['a plural', 'flumes', 'A flume for small harbours'],
    ['another spelling', 'modeling', 'Multi-scale modelling of grey ceramics'],
    ['American letters', 'harbor', 'A flume for small harbours'],
    ['gray for grey', 'gray ceramic', 'Multi-scale modelling of grey ceramics'],
    [
      'what is said around it',
      'the paper about ferries and fog',
      'Ferries in fog: delay as a contagious disease',
    ],
    ['a joined word', 'multiscale', 'Multi-scale modelling of grey ceramics'],
    ['the beginning of a word', 'turbu', 'The shortest summary of turbulence'],
    ['a slip in a beginning', 'turbol', 'The shortest summary of turbulence'],
    ['a surname without accents', 'wedrowiecka', 'Ferries in fog: delay as a contagious disease'],
    ['a surname and a year', 'quintalves 2026', 'The shortest summary of turbulence'],
    ['a name in the other order', 'wedrowiecki tomasz', 'Tomasz Wędrowiecki'],
    ['a DOI', 'https://doi.org/10.1000/FLUME', 'A flume for small harbours'],
    ['an arXiv id with a version', 'arXiv:2101.00001v2', 'Multi-scale modelling of grey ceramics'],
    ['Chinese', '电网恢复', '沿海电网灾后恢复的自组织机制'],
    ['a Chinese name', '苏砚舟', '沿海电网灾后恢复的自组织机制'],
    ['Arabic without the article', 'ضباب', 'قياس الضباب على الساحل الشمالي'],
    ['Cyrillic', 'ВЕТЕР', 'Песок, ветер и память'],
    ['German letters', 'gruesse', 'Grüße aus dem Nebel'],
  ])('by %s', (_, q, title) => {
    expect(titles(q)[0]).toBe(title);
  });
});

test.each([
  ['turbulance', 'turbulence'],
  ['ferris in fog', 'ferries in fog'],
  ['modeling', ''],
  ['flumes', ''],
  ['turbulence', ''],
])('for %s it says: %s', (q, instead) => {
  expect(find(index, q).instead).toBe(instead);
});

test('where nothing fits whole, it has what comes closest', () => {
  const found = find(index, 'contagious fog in Antarctica');
  expect([found.isPartial, found.hits[0]?.entry.title]).toEqual([true, entries[1]?.title]);
  expect(find(index, 'fog').isPartial).toBe(false);
});

test('nothing is found by nothing, by signs alone, and by words that are nowhere', () => {
  for (const q of ['', '  ', '?!', 'zzzzqqqq']) expect(titles(q)).toEqual([]);
});

test('stop words alone are looked for', () => {
  expect(titles('the').length).toBeGreaterThan(0);
});

test('no more of a query is read than a search may have', () => {
  expect(titles(`fog ${'x'.repeat(300)}`).length).toBeGreaterThan(0);
  expect(titles(`${' '.repeat(250)}fog`)).toEqual([]);
});

test('in slices the same index is made', async () => {
  const many = Array.from({ length: 600 }, (_, number) => work(`Title ${number}`));
  let pauses = 0;
  const slowly = await makeIndexSlowly(many, async () => {
    pauses += 1;
  });
  expect(pauses).toBe(2);
  expect(slowly.words).toEqual(makeIndex(many).words);
});

describe('words that may be meant', () => {
  test.each([
    ['turbulance', ['turbulence']],
    ['flumes', ['flume']],
    ['modeling', ['modelling']],
    ['tomas', []],
    ['zzxqv', []],
  ])('%s', (typed, words) => {
    expect(meantBy(index, typed, 'works')).toEqual(words);
  });
});
