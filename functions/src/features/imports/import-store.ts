/**
 * `imports`: plans of imports, and what became of them. The entries are in slices, each one document below 1
 * MiB, and an import or its undo goes on slice by slice.
 */
import { AppError } from '@lab/contract';
import type { EntryFormat } from '@lab/contract/features/imports/entry';
import type { ComparedWork, OneImport } from '@lab/contract/features/imports/schemas';
import {
  type Decision,
  type EntryKind,
  eachOf,
  entryKinds,
  type ImportState,
  type Outcome,
  outcomes,
} from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import { day } from '@lab/contract/lib/durations';
import type { Transaction } from 'firebase-admin/firestore';
import { collection, documentOf, requireExisting } from '../../core/data/firestore.ts';
import { type PageQuery, readPage } from '../../core/data/page.ts';
import type { Shape } from '../../core/data/shape.ts';
import { iso, noTime, now, type Time, timeAt } from '../../core/data/time.ts';
import { writeMany } from '../../core/data/write-many.ts';
import type { VersionOf } from '../papers/version-of.ts';
import type { ImportedWork, OpenQuestions } from './work-from-item.ts';

export const noOutcomes = eachOf(outcomes, () => 0);

const importShape = {
  fileName: '',
  state: 'planned' as ImportState,
  by: '',
  uid: '',
  createdAt: noTime,
  /** Firestore deletes it some time after this by itself (firestore.indexes.json). */
  expiresAt: noTime,
  total: 0,
  slices: 0,
  /** The slice with which the import, or its undo, goes on; of a list: look-up-store.ts. */
  next: 0,
  /** How many slices the import has written, which its undo takes back. */
  reached: 0,
  gone: 0,
  /** Of a list of identifiers: how many were not found. */
  notFound: 0,
  /** Of a list that is not looked up yet: always the same for the same list. */
  digest: '',
  /** Until then a call looks up its next part, and another call waits. */
  claimedUntil: noTime,
  kinds: eachOf(entryKinds, () => 0),
  outcomes: noOutcomes,
  people: { matched: [''], maybe: [{ name: '', member: '' }], unmatched: [''] },
};

export type StoredImport = typeof importShape;

const entryShape = {
  number: 0,
  line: 0,
  key: '',
  kind: 'new' as EntryKind,
  why: '',
  format: 'bibtex' as EntryFormat,
  original: '',
  areaId: '',
  /** Of its further areas; plans of earlier versions have none. */
  moreAreaIds: [''],
  decision: 'skip' as Decision,
  workId: '',
};

export type StoredEntry = typeof entryShape &
  OpenQuestions & {
    /** The name of its file, where several were chosen. */
    file?: string;
    /** Missing where the entry cannot be read. */
    work?: ImportedWork;
    other?: ComparedWork;
    /** The number of the other work's entry, where that is in the same file. */
    otherEntry?: number;
    /** Whether one is the preprint of the other, so that they may become one work. */
    mayJoin?: boolean;
    outcome?: Outcome;
    /** What a fill wrote, for its undo. */
    fill?: StoredFill;
    join?: StoredJoin;
  };

export type ReadableEntry = StoredEntry & { work: ImportedWork };

interface StoredFill {
  fields: string[];
  /** Whether it wrote the original entry too. */
  original: boolean;
  /** The work's `updatedAt` after it, and before it if there was one. */
  at: Time;
  before?: Time;
}

/** What became of two works that are one now, for the undo. */
interface StoredJoin {
  got: VersionOf;
  /** The preprint that had a page of its own; empty where the entry is the preprint. */
  replaced: string;
  /** The work's `updatedAt` after it, and before it if there was one; none for a work of the same import. */
  at?: Time;
  before?: Time;
}

interface StoredSlice {
  entries: StoredEntry[];
  expiresAt: Time;
}

const sliceShape: Shape<StoredSlice> = { entries: [entryShape as StoredEntry], expiresAt: noTime };

/**
 * A plan may contain names and texts that are never published, so it expires soon; a finished import can be
 * undone for a year.
 */
const keptDays = { plan: 30, import: 365 };

export const keptUntil = (state: ImportState) =>
  timeAt(Date.now() + day * (state === 'planned' || state === 'looking' ? keptDays.plan : keptDays.import));

export const importsCollection = () => collection<StoredImport>('imports', importShape);

export const importDocument = (id: string) =>
  documentOf(importsCollection(), id, importTexts.errors.notFound);

const slices = (id: string) =>
  collection<StoredSlice>(`imports/${importDocument(id).id}/importEntries`, sliceShape);

export const sliceDocument = (id: string, number: number) => slices(id).doc(String(number));

export const requireImport = (tx: Transaction, id: string) =>
  requireExisting(tx, importDocument(id), importTexts.errors.notFound);

export async function readImport(id: string): Promise<StoredImport> {
  const stored = (await importDocument(id).get()).data();
  if (!stored) throw new AppError('not-found', importTexts.errors.notFound);
  return stored;
}

export async function readSlice(id: string, number: number, tx?: Transaction): Promise<StoredEntry[]> {
  const document = sliceDocument(id, number);
  return (await (tx ? tx.get(document) : document.get())).data()?.entries ?? [];
}

/**
 * Writes what became of the entries of a slice, of which it counts some outcomes, and how far the import has
 * come.
 */
export function writeStep(
  tx: Transaction,
  { id, at, entries }: { id: string; at: number; entries: StoredEntry[] },
  before: StoredImport,
  { counted, ...now }: Pick<StoredImport, 'state' | 'next' | 'reached'> & { counted: readonly Outcome[] },
): OneImport {
  const count = (outcome: Outcome) => entries.filter((entry) => entry.outcome === outcome).length;
  const counts = counted.map((outcome) => [outcome, before.outcomes[outcome] + count(outcome)]);
  const after = {
    ...now,
    gone: before.gone + entries.length,
    outcomes: { ...before.outcomes, ...Object.fromEntries(counts) },
    expiresAt: keptUntil(now.state),
  };
  tx.set(sliceDocument(id, at), { entries, expiresAt: after.expiresAt });
  tx.update(importDocument(id), after);
  return toImport(id, { ...before, ...after });
}

/** The slices are written first, so that an import's document exists only if all of its slices do. */
export async function writePlan(
  id: string,
  plan: Omit<StoredImport, 'createdAt' | 'expiresAt'>,
  entries: readonly (readonly StoredEntry[])[],
): Promise<void> {
  const expiresAt = await writeSlices(id, plan.state, entries);
  await importDocument(id).set({ ...plan, createdAt: now(), expiresAt });
}

/** Returns how long they are kept. */
export async function writeSlices(
  id: string,
  state: ImportState,
  entries: readonly (readonly StoredEntry[])[],
): Promise<Time> {
  const expiresAt = keptUntil(state);
  await writeMany((writer) =>
    entries.map((some, at) => writer.set(sliceDocument(id, at), { entries: [...some], expiresAt })),
  );
  return expiresAt;
}

export async function deleteSlices(id: string, count: number): Promise<void> {
  await writeMany((writer) => Array.from({ length: count }, (_, at) => writer.delete(sliceDocument(id, at))));
}

export async function listImports(page: PageQuery) {
  const { records, next } = await readPage(importsCollection(), page);
  return { shown: records.map((record) => toImport(record.id, record.data())), next };
}

export function toImport(id: string, stored: StoredImport, wait = 0): OneImport {
  const { fileName, state, by, createdAt, expiresAt, total, gone, notFound, kinds, outcomes, people } =
    stored;
  return {
    _id: id,
    fileName,
    state,
    by,
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    total,
    gone,
    notFound,
    ...(wait > 0 && { wait }),
    kinds,
    outcomes,
    people,
  };
}

/** When an account is deleted, its imports stay without its name. */
export async function removeImporter(uid: string): Promise<void> {
  const { docs } = await importsCollection().where('uid', '==', uid).select().get();
  await writeMany((writer) => docs.map(({ ref }) => writer.update(ref, { by: '', uid: '' })));
}
