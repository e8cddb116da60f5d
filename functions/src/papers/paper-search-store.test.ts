/** What a search for several words finds, and what it may cost. */
import { api } from '@lab/contract';
import { manuscriptOf } from '@lab/contract/papers/manuscript';
import type { Paper } from '@lab/contract/papers/schemas';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { spentOn, startCounting } from '../../bench/measure.ts';
import { firestore } from '../data/firestore.ts';
import { searchReadLimit } from '../data/read-limit.ts';
import { invoke } from '../invoke.ts';
import { openFirestore } from '../test/engine.ts';
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

test('the same word twice is one word, and costs what one does', async () => {
  await publish(times(30, 'Tea'));
  const { reply, reads } = await search({ q: 'tea Tea TEA' });
  expect([reply.reply.length, reads]).toEqual([20, 22]);
});

test('a minute of searching for several words has its measure, and one word is found all the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await publish(['Tea with milk']);
  searchReadLimit(20_000);
  const said = 'Too many requests. Please wait a moment and try again.';
  await expect(search({ q: 'tea milk' })).rejects.toThrow(said);
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
  const found = await findPapers({ area: 'Drinks', author: 'J. Müller' }, areas);
  expect(found.items.map(({ id }) => id)).toEqual(['gone-8', 'a1']);
});
