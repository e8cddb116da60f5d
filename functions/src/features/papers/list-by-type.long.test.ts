/** The list by type, page by page: every work exactly once, whatever it is narrowed by. */
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { workTypes } from '@lab/contract/features/papers/types';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { spentOn, startCounting } from '../../../bench/measure.ts';
import { firestore } from '../../core/data/firestore.ts';
import { openFirestore } from '../../test/engine.ts';
import { findPapers } from './paper-search-store.ts';
import { derivedFields, papersCollection, type StoredPaper } from './paper-store.ts';

await openFirestore();
startCounting();

const dates = ['2024', '2024-05', '2024-05-06', '2023-12-31', '2019', ''];
const works = Array.from({ length: 130 }, (_, at) => ({
  id: `p${at}`,
  type: workTypes[(at * 7) % 5] ?? 'article',
  publicationDate: dates[(at * 11) % dates.length] ?? '',
  areaId: `a${Math.floor(at / 5) % 3}`,
  title: at % 4 === 0 ? 'Tea with milk' : 'Tea',
}));

async function publish(): Promise<void> {
  const batch = firestore().batch();
  for (const [at, { id, ...work }] of works.entries()) {
    const named = { ...manuscriptOf(work), areaId: work.areaId, authorName: '', authorEmail: '' };
    const stored = { ...named, uid: '', nameParts: [], createdAt: Timestamp.fromMillis(at) };
    const paper = { ...stored, ...derivedFields(stored), members: [] };
    batch.set(papersCollection().doc(id), paper as StoredPaper);
  }
  await batch.commit();
}

const known = { areas: [{ _id: 'a1', departmentName: 'Drinks' }], team: [] };

async function read(query: object, limit: number): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const { reply, reads } = await spentOn(() =>
      findPapers({ order: 'type', limit, ...query, cursor }, known),
    );
    expect(reads).toBeLessThanOrEqual(Math.max(40, limit + 1));
    found.push(...reply.items.map(({ id }) => id));
    cursor = reply.next;
    more = cursor !== undefined;
  }
  return found;
}

type Work = (typeof works)[number];

test.each<[string, object, (work: Work) => boolean]>([
  ['all', {}, () => true],
  ['of a year', { year: '2024' }, ({ publicationDate }) => publicationDate.startsWith('2024')],
  ['without a year', { year: 'none' }, ({ publicationDate }) => publicationDate === ''],
  ['of an area', { area: 'Drinks' }, ({ areaId }) => areaId === 'a1'],
  ['of a type', { type: 'book' }, ({ type }) => type === 'book'],
  ['with a word', { q: 'milk' }, ({ title }) => title.includes('milk')],
  [
    'with two words, of an area and a year',
    { q: 'tea milk', area: 'Drinks', year: '2019' },
    ({ title, areaId, publicationDate }) =>
      title.includes('milk') && areaId === 'a1' && publicationDate === '2019',
  ],
])('%s', async (_, query, isMeant) => {
  await publish();
  const meant = works
    .filter(isMeant)
    .sort(
      (a, b) =>
        workTypes.indexOf(a.type) - workTypes.indexOf(b.type) ||
        (a.publicationDate === b.publicationDate
          ? Number(a.id < b.id) - 0.5
          : Number(a.publicationDate < b.publicationDate) - 0.5),
    )
    .map(({ id }) => id);
  expect(meant.length).toBeGreaterThan(0);
  for (const limit of [1, 7, 19, 100]) expect(await read(query, limit)).toEqual(meant);
});

test.each(['date', undefined] as const)(
  'works without a year are found in the order %s too',
  async (order) => {
    await publish();
    const { items } = await findPapers({ order, year: 'none', area: 'Drinks', limit: 100 }, known);
    expect(items.map(({ id }) => id).sort()).toEqual(
      works
        .filter(({ publicationDate, areaId }) => !publicationDate && areaId === 'a1')
        .map(({ id }) => id)
        .sort(),
    );
  },
);
