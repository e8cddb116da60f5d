import { entryOfWork } from '@lab/contract/features/search/of-record';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { firestore, transact } from '../core/data/firestore.ts';
import { fill } from '../core/data/shape.ts';
import { readSearchEntries, writeSearchRows } from '../core/summaries/search-store.ts';
import {
  derivedFields,
  manuscriptShape,
  papersCollection,
  type StoredPaper,
} from '../features/papers/paper-store.ts';
import { openFirestore } from '../test/engine.ts';
import { rebuildSummaries } from './rebuild-summaries.ts';

await openFirestore();

function paperOf(title: string): StoredPaper {
  const createdAt = Timestamp.fromMillis(0);
  const stored = { ...fill(manuscriptShape, { title }), createdAt };
  return { ...stored, ...derivedFields(stored), members: [] };
}

async function publish(id: string, title: string): Promise<void> {
  await transact(async (tx) => {
    tx.set(papersCollection().doc(id), paperOf(title));
    writeSearchRows(tx, 'paper', [[id, entryOfWork(id, paperOf(title))]]);
  });
}

const titlesFound = async () => (await readSearchEntries()).map(({ title }) => title);

test('rows of more than a transaction takes are made, and what is published meanwhile is kept', async () => {
  // 3,000 rows of 4 KB; a transaction takes 10 MiB.
  const count = 3_000;
  const authors = Array.from({ length: 40 }, () => 'Ann Author '.repeat(30));
  const perBatch = 200;
  for (let start = 0; start < count; start += perBatch) {
    const batch = firestore().batch();
    for (let index = start; index < start + perBatch; index += 1)
      batch.set(papersCollection().doc(`p${index}`), { ...paperOf('Tide'), authors });
    await batch.commit();
  }
  await Promise.all([rebuildSummaries(), publish('late', 'Published meanwhile')]);
  const titles = await titlesFound();
  expect(titles).toHaveLength(count + 1);
  expect(titles).toContain('Published meanwhile');

  await firestore().recursiveDelete(papersCollection());
  await rebuildSummaries();
  expect(await titlesFound()).toEqual([]);
});
