/**
 * Fills empty fields of an existing work. The undo empties exactly these fields, except those that were changed since.
 */
import { isDeepStrictEqual } from 'node:util';
import { importTexts } from '@lab/contract/imports/texts';
import { type FieldName, fieldNames } from '@lab/contract/papers/fields';
import { isEmpty, manuscriptOf } from '@lab/contract/papers/manuscript';
import { paperTexts } from '@lab/contract/papers/texts';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import type { Transaction } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import { drawFormulas } from '../math/draw.ts';
import { worksById } from '../papers/match-store.ts';
import { derivedFields, type StoredPaper } from '../papers/paper-store.ts';
import type { WorkChange } from './home-works.ts';
import type { StoredEntry } from './import-store.ts';
import type { ImportedWork } from './work-from-item.ts';

/** The new state of an entry, and the changes of its work. */
export interface Filling extends Required<WorkChange> {
  entry: StoredEntry;
  changes: UpdateData<StoredPaper>;
}

const { why } = importTexts;

/** Never filled: a person chooses the area, and every work has a type. */
const fillable = fieldNames.filter((name) => name !== 'category' && name !== 'type');

export function missingIn(paper: StoredPaper, work: ImportedWork): Partial<ImportedWork> {
  const missing = fillable.filter((name) => isEmptyIn(paper, name) && !isEmptyIn(work, name));
  return Object.fromEntries(missing.map((name) => [name, work[name]]));
}

type Filled = (typeof fillable)[number];

/** An object of links counts as empty if all of them are. */
function isEmptyIn(work: Partial<ImportedWork>, name: Filled): boolean {
  const value = work[name];
  return value === undefined || isEmpty(value) || Object.keys(value).length === 0;
}

/** Does nothing if the work was deleted or has no empty field. */
export async function fillings(
  tx: Transaction,
  entries: readonly (StoredEntry & { work: ImportedWork })[],
): Promise<Filling[]> {
  const filling = entries.filter(({ decision, other }) => decision === 'fill' && other?.id);
  const found: Filling[] = [];
  for (const [at, { id, paper }] of (await worksOf(tx, filling)).entries()) {
    const entry = filling[at];
    if (!entry || !paper || found.some((one) => one.id === id)) continue;
    const missing = missingIn(paper, entry.work);
    if (Object.keys(missing).length > 0) found.push(await fillingOf(entry, id, paper, missing));
  }
  return found;
}

async function fillingOf(
  entry: StoredEntry,
  id: string,
  before: StoredPaper,
  missing: Partial<ImportedWork>,
): Promise<Filling> {
  const changes = {
    ...missing,
    ...(await computed({ ...before, ...missing })),
    ...(!before.original && { original: originalOf(entry) }),
    updatedAt: now(),
  };
  const fill = {
    fields: Object.keys(missing),
    original: !before.original,
    at: changes.updatedAt,
    ...(before.updatedAt && { before: before.updatedAt }),
  };
  return {
    id,
    before,
    after: { ...before, ...changes },
    changes,
    entry: { ...entry, outcome: 'filled', workId: id, fill },
  };
}

/** A work that was deleted since is skipped. */
export async function unfillings(tx: Transaction, entries: readonly StoredEntry[]): Promise<Filling[]> {
  const filled = entries.filter(({ outcome, fill }) => outcome === 'filled' && fill);
  const found = [];
  for (const [at, { id, paper }] of (await worksOf(tx, filled)).entries()) {
    const entry = filled[at];
    if (entry && paper) found.push(await unfillingOf(entry, id, paper));
  }
  return found;
}

async function unfillingOf(entry: StoredEntry, id: string, before: StoredPaper): Promise<Filling> {
  const { work, fill } = entry;
  const names = fillable.filter((name) => fill?.fields.includes(name));
  const ours = names.filter((name) => isDeepStrictEqual(before[name], work?.[name]));
  const kept = names.filter((name) => !ours.includes(name));
  const none = manuscriptOf({});
  const emptied = Object.fromEntries(ours.map((name) => [name, none[name]]));
  const isOurOriginal = fill?.original && isDeepStrictEqual(before.original, originalOf(entry));
  const whole = { ...before, ...emptied };
  const derived = await computed(whole);
  // Who changed the work since counts as the last who did, and else who changed it before the import.
  const isLast = fill !== undefined && before.updatedAt?.isEqual(fill.at);
  return {
    id,
    before,
    after: { ...whole, ...derived },
    changes: {
      ...emptied,
      ...derived,
      ...(isOurOriginal && { original: FieldValue.delete() }),
      updatedAt: isLast ? (fill.before ?? FieldValue.delete()) : now(),
    },
    entry:
      kept.length === 0
        ? { ...entry, outcome: 'emptied' }
        : { ...entry, outcome: 'kept', why: why.changedFields(kept.map(nameOf).join(', ')) },
  };
}

const computed = async (work: StoredPaper) => ({
  ...derivedFields(work),
  drawn: await drawFormulas(work.title, work.details),
});

const originalOf = ({ format, original }: StoredEntry) => ({ format, text: original });

const nameOf = (name: FieldName) => paperTexts.fields[name];

const worksOf = (tx: Transaction, entries: readonly StoredEntry[]) =>
  worksById(
    tx,
    entries.map(({ other }) => other?.id ?? ''),
  );
