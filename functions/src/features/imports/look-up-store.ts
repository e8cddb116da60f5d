/**
 * `imports/{id}/importLookUps`: while a list of identifiers is looked up, its parts that are still to be
 * asked (`asked-0`) and what was answered (`answers-0`). In the import's own document `slices` counts the
 * parts, `next` is the next one to ask, and `reached` counts the documents with answers.
 */
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { minute } from '@lab/contract/lib/durations';
import { collection, transact } from '../../core/data/firestore.ts';
import { noTime, now, timeAt } from '../../core/data/time.ts';
import { writeMany } from '../../core/data/write-many.ts';
import type { Asked } from './identifiers/look-up.ts';
import {
  importDocument,
  importsCollection,
  keptUntil,
  readImport,
  requireImport,
  type StoredEntry,
  type StoredImport,
  toImport,
  writeSlices,
} from './import-store.ts';

/** An identifier's entry as the service sent it, or why there is none. */
export interface Kept {
  line: number;
  key: string;
  original?: string;
  why?: string;
}

/** As JSON, because entries have lists of lists, which Firestore does not take. */
const partShape = { json: '[]', tries: 0, expiresAt: noTime };

const lookUps = (id: string) =>
  collection<typeof partShape>(`imports/${importDocument(id).id}/importLookUps`, partShape);

const document = (id: string, what: 'asked' | 'answers', at: number) => lookUps(id).doc(`${what}-${at}`);

/** The unfinished look-up of the same list, so that nothing of it is asked again. */
export async function lookUpOf(digest: string): Promise<string | undefined> {
  const { docs } = await importsCollection().where('digest', '==', digest).select('state').get();
  return docs.find((doc) => doc.data().state === 'looking')?.id;
}

export async function createLookUp(
  list: Omit<StoredImport, 'createdAt' | 'expiresAt'>,
  parts: readonly Asked[][],
  answers: readonly Kept[][],
): Promise<string> {
  const { id } = importsCollection().doc();
  const expiresAt = keptUntil('looking');
  await writeMany((writer) => [
    ...parts.map((some, at) =>
      writer.set(document(id, 'asked', at), { json: JSON.stringify(some), tries: 0, expiresAt }),
    ),
    ...answers.map((some, at) =>
      writer.set(document(id, 'answers', at), { json: JSON.stringify(some), tries: 0, expiresAt }),
    ),
  ]);
  await importDocument(id).set({ ...list, createdAt: now(), expiresAt });
  return id;
}

/** As long as a call of a function may take, so that a call that was broken off does not block the list. */
const claimMs = minute;
const pauseForOthers = 3;

/** Runs `work` if no other call does so for this list; otherwise says when to call again. */
export async function claimed(
  id: string,
  work: (stored: StoredImport) => Promise<OneImport>,
): Promise<OneImport> {
  const { stored, isMine } = await transact(async (tx) => {
    const stored = await requireImport(tx, id);
    const isMine = stored.state === 'looking' && stored.claimedUntil.toMillis() < Date.now();
    if (isMine) tx.update(importDocument(id), { claimedUntil: timeAt(Date.now() + claimMs) });
    return { stored, isMine };
  });
  if (!isMine) return toImport(id, stored, stored.state === 'looking' ? pauseForOthers : 0);
  try {
    return await work(stored);
  } catch (error) {
    // If the list was deleted meanwhile, there is nothing to free.
    await importDocument(id)
      .update({ claimedUntil: noTime })
      .catch(() => {});
    throw error;
  }
}

export async function readAsked(id: string, at: number): Promise<{ asked: Asked[]; tries: number }> {
  const { json, tries } = (await document(id, 'asked', at).get()).data() ?? partShape;
  return { asked: JSON.parse(json), tries };
}

interface LookedUpPart {
  answers: Kept[][];
  /** What is left of the part; the works of an ORCID iD may be more than it had. */
  left: Asked[][];
  tries: number;
  wait: number;
  counts: Pick<StoredImport, 'total' | 'gone' | 'notFound'>;
}

export function writeLookedUp(
  id: string,
  { answers, left, tries, wait, counts }: LookedUpPart,
): Promise<OneImport> {
  return transact(async (tx) => {
    // Fails if the list was deleted meanwhile.
    const stored = await requireImport(tx, id);
    const { next, slices, reached, expiresAt } = stored;
    const write = (what: 'asked' | 'answers', at: number, some: unknown, tries = 0) =>
      tx.set(document(id, what, at), { json: JSON.stringify(some), tries, expiresAt });
    const [rest, ...more] = left;
    if (rest) write('asked', next, rest, tries);
    else tx.delete(document(id, 'asked', next));
    for (const [at, some] of more.entries()) write('asked', slices + at, some);
    for (const [at, some] of answers.entries()) write('answers', reached + at, some);
    const after = {
      ...counts,
      next: rest ? next : next + 1,
      slices: slices + more.length,
      reached: reached + answers.length,
      claimedUntil: noTime,
    };
    tx.update(importDocument(id), after);
    return toImport(id, { ...stored, ...after }, wait);
  });
}

export async function readAnswers(id: string, at: number): Promise<Kept[]> {
  return JSON.parse((await document(id, 'answers', at).get()).data()?.json ?? '[]');
}

/** The list becomes a plan under the same id. */
export async function becomePlan(
  id: string,
  plan: Omit<StoredImport, 'createdAt' | 'expiresAt'>,
  entries: readonly (readonly StoredEntry[])[],
): Promise<OneImport> {
  const before = await readImport(id);
  const expiresAt = await writeSlices(id, plan.state, entries);
  const after = { ...plan, by: before.by, uid: before.uid, createdAt: before.createdAt, expiresAt };
  // Fails if the list was deleted meanwhile.
  await importDocument(id).update(after);
  await deleteLookUps(id, before);
  return toImport(id, after);
}

export async function deleteLookUps(
  id: string,
  { next, slices, reached }: Pick<StoredImport, 'next' | 'slices' | 'reached'>,
): Promise<void> {
  await writeMany((writer) => [
    ...Array.from({ length: slices - next }, (_, at) => writer.delete(document(id, 'asked', next + at))),
    ...Array.from({ length: reached }, (_, at) => writer.delete(document(id, 'answers', at))),
  ]);
}
