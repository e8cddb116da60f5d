/**
 * Makes one work of a preprint and its published work, of which one is an entry, as the desk does with two
 * records (papers/become-version.ts).
 */
import { AppError } from '@lab/contract';
import { importTexts } from '@lab/contract/features/imports/texts';
import type { Transaction } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { becomeVersion, gainVersion, withGained } from '../papers/become-version.ts';
import type { PaperChange, StoredPaper } from '../papers/paper-store.ts';
import { addressOf, versionOf } from '../papers/version-of.ts';
import { isPair } from './compare.ts';
import type { ReadableEntry, StoredEntry } from './import-store.ts';
import { paperOf, type Works, workIdOf } from './works-store.ts';

const { why } = importTexts;

export interface Joining {
  entry: StoredEntry;
  changes: PaperChange[];
  write(): void;
}

interface Step {
  importId: string;
  /** The works that were here, as this transaction leaves them. */
  works: Works;
  /** The works that this transaction creates. */
  made: Works;
  team: Parameters<typeof paperOf>[1];
  caller: Caller;
}

/** The entry, its work, and the work with which it is to become one. */
interface Two {
  entry: ReadableEntry;
  own: StoredPaper;
  id: string;
  other: StoredPaper;
}

export const unwritten = (entry: StoredEntry): Joining => ({ entry, changes: [], write() {} });

/**
 * The id of the work with which the entry is to become one; an entry of the same file is imported before it.
 */
export const joinedWith = (importId: string, { other, otherEntry }: StoredEntry) =>
  other?.id || (otherEntry === undefined ? '' : workIdOf(importId, otherEntry));

/** Reads; `write` writes. What cannot become one is left out, and says why. */
export async function joinings(
  tx: Transaction,
  entries: readonly ReadableEntry[],
  step: Step,
): Promise<Joining[]> {
  const found = [];
  for (const entry of entries.filter(({ decision }) => decision === 'version'))
    found.push(await joiningOf(tx, entry, step).catch((error: unknown) => refused(entry, error)));
  return found;
}

async function joiningOf(tx: Transaction, entry: ReadableEntry, step: Step): Promise<Joining> {
  const { importId, works, made } = step;
  const id = joinedWith(importId, entry);
  const other = made.get(id) ?? works.get(id);
  if (!other) throw new AppError('conflict', entry.other?.id ? why.gone : why.notMade);
  const own = await paperOf(entry, step.team);
  const address = addressOf(own);
  if (other.otherVersions.some(({ link }) => link === address))
    throw new AppError('conflict', why.versionHere);
  if (!isPair(own, other)) throw new AppError('conflict', why.noPair);
  const join = own.type === 'preprint' ? addPreprint : publish;
  return join(tx, { entry, own, id, other }, step);
}

/** The entry is the preprint. */
async function addPreprint(
  tx: Transaction,
  { entry, own, id, other: kept }: Two,
  { works, made, caller }: Step,
): Promise<Joining> {
  const gained = { title: own.title, got: versionOf(kept, own), absorbed: [] };
  const joined = { ...entry, outcome: 'joined', workId: id } as const;
  if (made.has(id)) {
    made.set(id, await asImported(kept, gained));
    return unwritten({ ...joined, join: { got: gained.got, replaced: '' } });
  }
  const gaining = await gainVersion(tx, { id, paper: kept }, gained, caller);
  works.set(id, gaining.after);
  const times = { at: gaining.after.updatedAt, before: kept.updatedAt };
  return {
    entry: { ...joined, join: { got: gained.got, replaced: '', ...times } },
    changes: [gaining],
    write: gaining.write,
  };
}

/** The entry is the published work: it becomes a work, and the preprint that was here a version of it. */
async function publish(
  tx: Transaction,
  { entry, own, id, other: preprint }: Two,
  { importId, works, made, caller }: Step,
): Promise<Joining> {
  const workId = workIdOf(importId, entry.number);
  const got = versionOf(own, preprint);
  const absorbed = [id, ...(preprint.absorbed ?? [])];
  const into = { id: workId, title: own.title, got };
  const becoming = await becomeVersion(tx, { id, paper: preprint }, into, caller);
  made.set(workId, await asImported(own, { title: preprint.title, got, absorbed }));
  works.delete(id);
  return {
    entry: { ...entry, outcome: 'joined', workId, join: { got, replaced: id } },
    changes: [becoming],
    write: becoming.write,
  };
}

/** A work that is created with its version has not been changed since. */
async function asImported(kept: StoredPaper, gained: Parameters<typeof withGained>[1]): Promise<StoredPaper> {
  const { updatedAt: _now, ...changes } = await withGained(kept, gained);
  return { ...kept, ...changes };
}

function refused(entry: ReadableEntry, error: unknown): Joining {
  if (!(error instanceof AppError)) throw error;
  return unwritten({ ...entry, outcome: 'skipped', why: error.message });
}
