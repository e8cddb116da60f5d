/**
 * Imports the next slice of a plan in one transaction. Calling it again, or twice at the same time, creates
 * nothing twice.
 */
import { AppError } from '@lab/contract';
import type { OneImport } from '@lab/contract/features/imports/schemas';
import { importTexts } from '@lab/contract/features/imports/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { notify } from '../mail/notify.ts';
import { homeAfter } from '../papers/home-after.ts';
import { exactKeys, type Linking, linkKeys } from '../papers/match-keys.ts';
import { worksWith } from '../papers/match-store.ts';
import { paperDocument } from '../papers/paper-store.ts';
import { versionsOf } from '../papers/written.ts';
import { nearest } from './compare.ts';
import { fillings } from './fill-store.ts';
import {
  type ReadableEntry,
  readSlice,
  requireImport,
  type StoredEntry,
  toImport,
  writeStep,
} from './import-store.ts';
import { joinedWith, joinings } from './join-store.ts';
import { paperOf, readWorks, together, type Works, workIdOf } from './works-store.ts';

const { errors, why } = importTexts;

export function runImport(id: string, caller: Caller): Promise<OneImport> {
  return transact(async (tx) => {
    const stored = await requireImport(tx, id);
    if (stored.state === 'done') return toImport(id, stored);
    if (stored.state === 'looking') throw new AppError('conflict', errors.looking);
    if (stored.state === 'undoing' || stored.state === 'undone')
      throw new AppError('conflict', errors.undone);
    const entries = await readSlice(id, stored.next, tx);
    const wanted = entries.filter(
      (entry): entry is ReadableEntry => !!entry.work && entry.decision !== 'skip',
    );
    const known = await foundMeanwhile(tx, wanted);
    const team = await readNames(tx);
    const possible = wanted.filter(({ number }) => !known.has(number));
    const works = await readWorks(tx, othersOf(id, possible));
    const imported = await Promise.all(
      possible
        .filter(({ decision }) => decision === 'import')
        .map(async (entry) => ({ entry, id: workIdOf(id, entry.number), paper: await paperOf(entry, team) })),
    );
    const filled = await fillings(possible, works);
    const made: Works = new Map(imported.map(({ id, paper }) => [id, paper]));
    const joined = await joinings(tx, possible, { importId: id, works, made, team, caller });
    const versionOf = await versionsOf(tx, filled, caller);
    const changes = [...filled, ...joined.flatMap(({ changes }) => changes)];
    const updateHome = await homeAfter(tx, [
      ...[...made].map(([id, after]) => ({ id, after })),
      ...together(changes),
    ]);

    for (const [id, paper] of made) tx.create(paperDocument(id), paper);
    for (const { changes, ...change } of filled)
      tx.update(paperDocument(change.id), { ...changes, ...versionOf(change) });
    for (const { write } of joined) write();
    updateHome();

    const outcomeOf = new Map<number, StoredEntry>([
      ...imported.map(({ entry, id }) => [entry.number, { ...entry, outcome: 'made', workId: id }] as const),
      ...[...filled, ...joined].map(({ entry }) => [entry.number, entry] as const),
    ]);
    const left = (entry: StoredEntry) => ({
      ...entry,
      outcome: 'skipped' as const,
      why: known.has(entry.number) ? why.meanwhile : reasonOf(entry),
    });
    const gone = entries.map((entry) => outcomeOf.get(entry.number) ?? left(entry));
    const next = stored.next + 1;
    const state = next < stored.slices ? 'running' : 'done';
    if (state === 'done') notify(tx, 'importFinished', { file: stored.fileName }, { uid: caller.uid });
    if (stored.next === 0) logActivity(tx, caller, 'imported', { kind: 'import', id, name: stored.fileName });
    const counted = ['made', 'filled', 'joined', 'skipped'] as const;
    return writeStep(tx, { id, at: stored.next, entries: gone }, stored, {
      state,
      next,
      reached: next,
      counted,
    });
  });
}

/** The other works of entries that fill one or become one with it. */
const othersOf = (id: string, entries: readonly ReadableEntry[]) =>
  entries.filter(({ decision }) => decision !== 'import').map((entry) => joinedWith(id, entry));

/** A work that was planned as new may exist by now, for example after another import of the same file. */
async function foundMeanwhile(tx: Transaction, wanted: readonly ReadableEntry[]): Promise<Set<number>> {
  // A published work that is not here, but its preprint.
  const isPublished = ({ decision, work }: ReadableEntry) =>
    decision === 'version' && work.type !== 'preprint';
  const planned = wanted.filter((entry) => entry.kind === 'new' || isPublished(entry));
  const found = await worksWith(
    planned.flatMap(({ work }) => exactKeys(work)),
    tx,
  );
  const known = planned.filter(({ work }) => {
    const others = exactKeys(work).flatMap((key) => found.get(key) ?? []);
    return nearest(linking(work), others.map(linking))?.kind === 'here';
  });
  return new Set(known.map(({ number }) => number));
}

const linking = <Work extends Linking>(work: Work) => ({ ...work, linked: linkKeys(work) });

const reasonOf = (entry: StoredEntry) => (entry.decision === 'fill' ? why.nothingToFill : entry.why);
