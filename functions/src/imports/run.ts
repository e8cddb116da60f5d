/** Imports the next slice of a plan in one transaction. Whoever calls again, or at the same moment, doubles nothing. */
import { AppError } from '@lab/contract';
import type { OneImport } from '@lab/contract/imports/schemas';
import type { Outcome } from '@lab/contract/imports/states';
import { importTexts } from '@lab/contract/imports/texts';
import { record } from '../activity/activity-store.ts';
import { type Transaction, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import type { Caller } from '../http/caller.ts';
import { drawFormulas } from '../math/draw.ts';
import { exactKeys } from '../papers/match-keys.ts';
import { worksById, worksWith } from '../papers/match-store.ts';
import {
  countPapers,
  derivedFields,
  newestPapers,
  paperCount,
  paperDocument,
  recentPapers,
  type StoredPaper,
  toRecent,
} from '../papers/paper-store.ts';
import { yearsAfterAll } from '../papers/paper-years-store.ts';
import { selectedAfter } from '../papers/selected-papers-store.ts';
import { writeHome } from '../summaries/home-store.ts';
import { listedTeam } from '../team/member-store.ts';
import { nearest } from './compare.ts';
import {
  importDocument,
  keptUntil,
  readSlice,
  requireImport,
  type StoredEntry,
  type StoredImport,
  sliceDocument,
  toImport,
} from './import-store.ts';
import { missingIn, paperOf, workIdOf } from './slice-writes.ts';
import type { ImportedWork } from './work-from-item.ts';

const { errors, why } = importTexts;

type Readable = StoredEntry & { work: ImportedWork };

export function runImport(id: string, caller: Caller): Promise<OneImport> {
  return transact(async (tx) => {
    const stored = await requireImport(tx, id);
    if (stored.state === 'done') return toImport(id, stored);
    if (stored.state === 'undoing' || stored.state === 'undone')
      throw new AppError('conflict', errors.undone);
    const entries = await readSlice(id, stored.next, tx);
    const wanted = entries.filter((entry): entry is Readable => !!entry.work && entry.decision !== 'skip');
    const known = await foundMeanwhile(tx, wanted);
    const team = await listedTeam.read(tx);
    const made = await Promise.all(
      wanted
        .filter((entry) => entry.decision === 'import' && !known.has(entry.number))
        .map(async (entry) => ({ entry, id: workIdOf(id, entry.number), paper: await paperOf(entry, team) })),
    );
    const filled = await fillings(tx, wanted);
    const summaries = await summariesWith(tx, made);
    const selected = await selectedAfter(
      tx,
      ...made.map(({ id, paper }) => ({ id, after: paper })),
      ...filled.map(({ id, before, changes }) => ({ id, before, after: { ...before, ...changes } })),
    );

    for (const { id, paper } of made) tx.create(paperDocument(id), paper);
    for (const { id, changes } of filled) tx.update(paperDocument(id), changes);
    writeHome(tx, { ...summaries, ...selected });

    const outcomeOf = new Map<number, { outcome: Outcome; workId?: string; why?: string }>([
      ...[...known].map((number) => [number, { outcome: 'skipped', why: why.meanwhile }] as const),
      ...made.map(({ entry, id }) => [entry.number, { outcome: 'made', workId: id }] as const),
      ...filled.map(({ entry, id }) => [entry.number, { outcome: 'filled', workId: id }] as const),
    ]);
    const gone = entries.map((entry) => ({
      ...entry,
      ...(outcomeOf.get(entry.number) ?? { outcome: 'skipped' as const, why: reasonOf(entry) }),
    }));
    const after = progress(stored, gone);
    tx.set(sliceDocument(id, stored.next), { entries: gone, expiresAt: after.expiresAt });
    tx.update(importDocument(id), { ...after });
    if (stored.next === 0) record(tx, caller, 'imported', { kind: 'import', id, name: stored.fileName });
    return toImport(id, { ...stored, ...after });
  });
}

function progress(stored: StoredImport, gone: readonly StoredEntry[]) {
  const count = (outcome: Outcome) => gone.filter((entry) => entry.outcome === outcome).length;
  const { made, filled, skipped } = stored.outcomes;
  const state = stored.next + 1 < stored.slices ? ('running' as const) : ('done' as const);
  return {
    state,
    next: stored.next + 1,
    reached: stored.next + 1,
    gone: stored.gone + gone.length,
    outcomes: {
      ...stored.outcomes,
      made: made + count('made'),
      filled: filled + count('filled'),
      skipped: skipped + count('skipped'),
    },
    expiresAt: keptUntil(state),
  };
}

/** A work that was planned as new may have come here since, perhaps by another import of the same file. */
async function foundMeanwhile(tx: Transaction, wanted: readonly Readable[]): Promise<Set<number>> {
  const planned = wanted.filter(({ kind }) => kind === 'new');
  const found = await worksWith(
    planned.flatMap(({ work }) => exactKeys(work)),
    tx,
  );
  const known = planned.filter(({ work }) => {
    const others = exactKeys(work).flatMap((key) => found.get(key) ?? []);
    return nearest(work, others)?.kind === 'here';
  });
  return new Set(known.map(({ number }) => number));
}

/** A work that has all fields already, or is gone, is left as it is. */
async function fillings(tx: Transaction, wanted: readonly Readable[]) {
  const filling = wanted.filter(({ decision, other }) => decision === 'fill' && other?.id);
  const papers = await worksById(
    tx,
    filling.map(({ other }) => other?.id ?? ''),
  );
  const seen = new Set<string>();
  const works = filling.flatMap((entry, at) => {
    const { id = '', paper } = papers[at] ?? {};
    const missing = paper && !seen.has(id) ? missingIn(paper, entry.work) : {};
    if (!paper || Object.keys(missing).length === 0) return [];
    seen.add(id);
    return [{ entry, id, before: paper, missing }];
  });
  return Promise.all(
    works.map(async ({ entry, id, before, missing }) => {
      const { format, original } = entry;
      const { title, details } = { ...before, ...missing };
      const changes = {
        ...missing,
        ...derivedFields({ ...before, ...missing }),
        drawn: await drawFormulas(title, details),
        ...(!before.original && { original: { format, text: original } }),
        updatedAt: now(),
      };
      return { entry, id, before, changes };
    }),
  );
}

function reasonOf(entry: StoredEntry): string {
  if (entry.decision !== 'fill') return entry.why;
  return why.nothingToFill;
}

async function summariesWith(tx: Transaction, made: readonly { id: string; paper: StoredPaper }[]) {
  if (made.length === 0) return {};
  const newest = await newestPapers(tx);
  const count = await countPapers(tx);
  const years = await yearsAfterAll(tx, { come: made.map(({ paper }) => paper.year) });
  const all = [...newest, ...made.map(({ id, paper }) => ({ id, ...paper }))];
  all.sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
  return { ...recentPapers.of(toRecent(all)), ...paperCount.of(count + made.length), ...years };
}
