/** What a search for several words finds, and what it may cost. */
import { api } from '@lab/contract';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { emptyEntry } from '@lab/contract/features/search/entry';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spentOn, startCounting } from '../../../bench/measure.ts';
import { invoke } from '../../app/mounted.ts';
import { firestore } from '../../core/data/firestore.ts';
import { searchReadLimit } from '../../core/data/read-limit.ts';
import { rewriteSearchRows } from '../../core/summaries/search-store.ts';
import { openFirestore } from '../../test/engine.ts';
import { findPapers } from './paper-search-store.ts';
import { papersCollection, type StoredPaper } from './paper-store.ts';
import { searchKeys } from './search-keys.ts';

await openFirestore();
startCounting();
afterEach(() => void vi.useRealTimers());

/** The first is the oldest. */
async function publish(titles: string[]): Promise<void> {
  const batch = firestore().batch();
  for (const [index, title] of titles.entries()) {
    const named = { ...manuscriptOf({ title }), authorName: '', authorEmail: '' };
    const paper = { ...named, keys: searchKeys(named), createdAt: Timestamp.fromMillis(index * 1_000) };
    batch.set(papersCollection().doc(`p${index}`), paper as unknown as StoredPaper);
  }
  await batch.commit();
}

const search = (query: { q: string; limit?: number; cursor?: string }) =>
  spentOn(() => invoke(api.papers.list, { query }));
const titlesOf = (papers: Paper[]) => papers.map(({ title }) => title);
const times = (count: number, title: string) => Array.from({ length: count }, () => title);

test('a rare word is found beside a longer one that all papers hold', async () => {
  await publish(['Tea and nanoparticles', ...times(200, 'Nanoparticles')]);
  const { reply, reads } = await search({ q: 'nanoparticles tea', limit: 19 });
  expect({ titles: titlesOf(reply.reply), next: reply.next }).toEqual({
    titles: ['Tea and nanoparticles'],
    next: undefined,
  });
  // Each word is counted, the areas are read for their names.
  expect(reads).toBeLessThanOrEqual(4);
});

test.each([1, 19, 20, 100])('of %i papers asked for no more is read than of twenty', async (limit) => {
  await publish(['Tea with milk', ...times(90, 'Tea'), ...times(90, 'Milk')]);
  let { reply, reads } = await search({ q: 'tea milk', limit });
  expect(reply.reply).toEqual([]);
  for (let calls = 1; reply.next; calls++) {
    expect(reads).toBeLessThanOrEqual(40);
    expect(calls).toBeLessThan(10);
    ({ reply, reads } = await search({ q: 'tea milk', limit, cursor: reply.next }));
  }
  expect(titlesOf(reply.reply)).toEqual(['Tea with milk']);
});

test('a slip costs two reads more than what was meant', async () => {
  const rows = new Map(
    Array.from({ length: 30 }, (_, index) => [`p${index}`, { ...emptyEntry, title: 'Turbulence in tea' }]),
  );
  for (const write of rewriteSearchRows('paper', rows))
    await firestore().runTransaction(async (tx) => write(tx));
  await publish(times(30, 'Turbulence in tea'));
  // The first one makes the index.
  expect((await search({ q: 'turbulence', limit: 19 })).reads).toBe(21);
  await search({ q: 'turbulance' });
  const { reply, reads } = await search({ q: 'turbulance', limit: 19 });
  expect(reply.reply.length).toBe(19);
  expect(reads).toBeLessThanOrEqual(23);
  const both = await search({ q: 'turbulance tea', limit: 19 });
  expect(both.reply.reply.length).toBe(19);
  expect(both.reads).toBeLessThanOrEqual(40);
});

test('the same word twice is one word, and costs what one does', async () => {
  await publish(times(30, 'Tea'));
  const { reply, reads } = await search({ q: 'tea Tea TEA' });
  expect([reply.reply.length, reads]).toEqual([20, 22]);
});

test('a minute of searching for several words has its measure, and one word is found all the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await publish(['Tea with milk']);
  searchReadLimit(20_000);
  const message = 'Too many requests. Please wait a moment and try again.';
  await expect(search({ q: 'tea milk' })).rejects.toThrow(message);
  expect(titlesOf((await search({ q: 'tea' })).reply.reply)).toEqual(['Tea with milk']);
  vi.advanceTimersByTime(60_000);
  expect(titlesOf((await search({ q: 'tea milk' })).reply.reply)).toEqual(['Tea with milk']);
});

test('an area of many names and former areas is filtered by all the same, by surname too', async () => {
  const absorbed = Array.from({ length: 9 }, (_, index) => `gone-${index}`);
  const formerNames = Array.from({ length: 10 }, (_, index) => `Tea ${index}`);
  const areas = [{ _id: 'a1', departmentName: 'Drinks', absorbed, formerNames }];
  const batch = firestore().batch();
  for (const [index, areaId] of ['a1', 'gone-8', 'other'].entries()) {
    const named = {
      ...manuscriptOf({ authors: ['Jana Müller'] }),
      areaId,
      authorName: '',
      authorEmail: '',
    };
    const paper = { ...named, keys: searchKeys(named), createdAt: Timestamp.fromMillis(index) };
    batch.set(papersCollection().doc(areaId), paper as unknown as StoredPaper);
  }
  await batch.commit();
  const found = await findPapers({ area: 'Drinks', author: 'J. Müller' }, { areas, team: [] });
  expect(found.items.map(({ id }) => id)).toEqual(['gone-8', 'a1']);
});

describe('by date', () => {
  const dates = ['2023-04', '2024-05-06', '1999', '2024', '2024-05-06', '2023-12-31'];

  async function publishDated(): Promise<void> {
    const batch = firestore().batch();
    for (const [index, publicationDate] of dates.entries()) {
      const titled = manuscriptOf({ title: `Tea ${index}`, publicationDate, keywords: 'Green tea; Milk' });
      const named = { ...titled, areaId: `a${index % 2}`, authorName: '', authorEmail: '' };
      const paper = { ...named, keys: searchKeys(named), createdAt: Timestamp.fromMillis(index) };
      batch.set(papersCollection().doc(`p${index}`), paper as unknown as StoredPaper);
    }
    await batch.commit();
  }

  const known = { areas: [{ _id: 'a1', departmentName: 'Drinks' }], team: [] };

  /** Page by page, as somebody reads them. */
  async function read(query: object): Promise<string[][]> {
    const pages: string[][] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { items, next } = await findPapers({ order: 'date', limit: 2, ...query, cursor }, known);
      pages.push(items.map(({ id }) => id));
      cursor = next;
      more = next !== undefined;
    }
    return pages;
  }

  test.each([
    ['all', {}, ['p4', 'p1', 'p3', 'p5', 'p0', 'p2']],
    ['of a year', { year: '2024' }, ['p4', 'p1', 'p3']],
    ['of an area', { area: 'Drinks' }, ['p1', 'p3', 'p5']],
    ['of an area and a year', { area: 'Drinks', year: '2024' }, ['p1', 'p3']],
    ['with a keyword', { keyword: ' green TEA ' }, ['p4', 'p1', 'p3', 'p5', 'p0', 'p2']],
    ['with a keyword, a word and an area', { keyword: 'milk', q: '2023', area: 'Drinks' }, ['p5']],
    ['of no area', { area: 'Unknown' }, []],
    ['with a part of a keyword', { keyword: 'tea' }, []],
  ])('%s', async (_, query, ids) => {
    await publishDated();
    expect((await read(query)).flat()).toEqual(ids);
  });
});

describe('the papers of a member', () => {
  const team = [
    { _id: 'm1', name: 'Maria Silva', alsoKnownAs: 'M. Silva-Santos; Сильва, Мария' },
    { _id: 'm2', name: 'Ann Lee', alsoKnownAs: '' },
    {
      _id: 'm3',
      name: 'Max Many',
      alsoKnownAs: Array.from({ length: 60 }, (_, at) => `Many ${at}`).join(';'),
    },
  ];
  const ids = async (query: object) =>
    (await findPapers(query, { areas: [], team })).items.map(({ id }) => id);

  test('are found under each name', async () => {
    const batch = firestore().batch();
    for (const [index, author] of ['Silva, Maria', 'M. Silva-Santos', 'Мария Сильва', 'Ann Lee'].entries()) {
      const named = { ...manuscriptOf({ authors: [author] }), authorName: '', authorEmail: '' };
      const paper = { ...named, keys: searchKeys(named), createdAt: Timestamp.fromMillis(index) };
      batch.set(papersCollection().doc(`p${index}`), paper as unknown as StoredPaper);
    }
    await batch.commit();
    expect(await ids({ person: 'm1' })).toEqual(['p2', 'p1', 'p0']);
    expect(await ids({ person: 'm2' })).toEqual(['p3']);
    expect(await ids({ person: 'm3' })).toEqual([]);
    expect(await ids({ person: 'nobody' })).toEqual([]);
    expect(await ids({ person: '__proto__', q: 'tea' })).toEqual([]);
  });
});

test('types and selected works are found, and combine with words', async () => {
  const batch = firestore().batch();
  const works = [
    {},
    { type: 'talk', selected: true },
    { type: 'talk' },
    { type: 'article', selected: true },
  ] as const;
  for (const [index, work] of works.entries()) {
    const named = { ...manuscriptOf({ title: `Tea ${index}`, ...work }), authorName: '', authorEmail: '' };
    const paper = { ...named, keys: searchKeys(named), createdAt: Timestamp.fromMillis(index) };
    batch.set(papersCollection().doc(`p${index}`), paper as unknown as StoredPaper);
  }
  await batch.commit();
  const ids = async (query: object) =>
    (await findPapers(query, { areas: [], team: [] })).items.map(({ id }) => id);
  expect(await ids({ type: 'article' })).toEqual(['p3', 'p0']);
  expect(await ids({ type: 'talk', selected: 'true' })).toEqual(['p1']);
  expect(await ids({ selected: 'true', q: 'tea' })).toEqual(['p3', 'p1']);
  expect(await ids({ type: 'patent' })).toEqual([]);
});
