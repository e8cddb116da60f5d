/** Decisions that 0.2 has stored are shown, dismissed and deleted like those of today. */
import { beforeEach, expect, test } from 'vitest';
import { keptDocuments, writeDocuments } from '../../../fixtures/documents.ts';
import { useOwnProject } from '../../test/own-project.ts';

const project = 'demo-decisions';
await useOwnProject(project);
const { api } = await import('@lab/contract');
const { mounted } = await import('../../app/mounted.ts');
const { firestore } = await import('../../core/data/firestore.ts');
const { visitor } = await import('../../core/http/caller.ts');
const { replyOf } = await import('../../core/http/handler.ts');
const { decisionsAsNotices } = await import('./migrations.ts');

const documents = keptDocuments('0.2');
const stored = [...documents].filter(([path]) => path.startsWith('outcomes/'));
const uids = [...new Set(stored.map(([, { uid }]) => String(uid)))];

beforeEach(async () => {
  await useOwnProject(project);
  await writeDocuments(documents);
});

type Shown = Record<'_id' | 'name' | 'result' | 'createdAt', string>;

async function ask(endpoint: object, uid: string, params: Record<string, string> = {}) {
  const found = mounted.find((one) => one.endpoint === endpoint);
  const caller = { ...visitor, uid };
  return replyOf(await found?.handler({ params, query: { limit: 100 }, body: undefined, caller }));
}

const outcomes = (uid: string) => ask(api.outcomes.mine, uid) as Promise<Shown[]>;
const left = async () => (await firestore().collection('outcomes').get()).size;

test('a dry run counts them and moves none', async () => {
  expect(await decisionsAsNotices.run(true)).toEqual([`outcomes: ${stored.length} moved to notices`]);
  expect(await left()).toBe(stored.length);
});

test('each is shown to its owner as it was, newest first, and once', async () => {
  await Promise.all([decisionsAsNotices.run(false), decisionsAsNotices.run(false)]);
  expect(await left()).toBe(0);
  expect(await decisionsAsNotices.run(false)).toEqual(['outcomes: 0 moved to notices']);
  for (const owner of uids) {
    const own = stored.filter(([, { uid }]) => uid === owner);
    const shown = await outcomes(owner);
    const fields = own.map(([, { uid: _uid, createdAt: _at, ...rest }]) => expect.objectContaining(rest));
    expect(shown).toHaveLength(own.length);
    expect(shown).toEqual(expect.arrayContaining(fields));
    expect(shown.map(({ createdAt }) => createdAt)).toEqual(
      shown
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
  }
});

test('one that lacks its result is a rejection, and one of a later version stays', async () => {
  const createdAt = new Date('2025-01-02');
  const old = { uid: 'old', name: 'Old', createdAt };
  await firestore()
    .doc('outcomes/o1')
    .set({ ...old, kind: 'paper' });
  await firestore()
    .doc('outcomes/o2')
    .set({ ...old, kind: 'application' });
  await firestore()
    .doc('outcomes/o3')
    .set({ ...old, kind: 'thesis', result: 'graded' });
  await decisionsAsNotices.run(false);
  expect((await outcomes('old')).map(({ result }) => result).sort()).toEqual(['declined', 'rejected']);
  expect(await left()).toBe(1);
});

test('it is dismissed by its owner, and a retraction is found by the id with which it is taken back', async () => {
  await decisionsAsNotices.run(false);
  const [retracted] = stored.filter(([, { result }]) => result === 'retracted');
  const id = retracted?.[0].replace('outcomes/', '').replace(':', '-') ?? '';
  const owner = String(retracted?.[1].uid);
  expect(await ask(api.outcomes.dismiss, owner, { id })).toEqual({ deletedCount: 1 });
  expect((await outcomes(owner)).map(({ _id }) => _id)).not.toContain(id);
});
