/**
 * Fills empty fields of an existing work. The undo empties exactly these fields, except those that were
 * changed since.
 */
import { isDeepStrictEqual } from 'node:util';
import { withNameParts } from '@lab/contract/features/citations/name-parts';
import { importTexts } from '@lab/contract/features/imports/texts';
import { paperFieldNames } from '@lab/contract/features/papers/fields';
import { isEmpty, manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import type { PaperChange, StoredPaper } from '../papers/paper-store.ts';
import { computed } from '../papers/written.ts';
import type { ReadableEntry, StoredEntry } from './import-store.ts';
import type { ImportedWork } from './work-from-item.ts';
import { changedBefore, type Works, withChanges } from './works-store.ts';

/** The new state of an entry, and the changes of its work. */
interface Filling extends Required<PaperChange> {
  entry: StoredEntry;
  changes: UpdateData<StoredPaper>;
}

const { why } = importTexts;

/** Never filled: a person chooses the areas, and every work has a type. */
const fillable = paperFieldNames.filter(
  (name) => name !== 'category' && name !== 'moreAreas' && name !== 'type',
);

function missingIn(paper: StoredPaper, work: ImportedWork): Partial<Omit<ImportedWork, 'nameParts'>> {
  const missing = fillable.filter((name) => isEmptyIn(paper, name) && !isEmptyIn(work, name));
  return Object.fromEntries(missing.map((name) => [name, work[name]]));
}

type Filled = (typeof fillable)[number];

/** An object of links counts as empty if all of them are. */
function isEmptyIn(work: Partial<ImportedWork>, name: Filled): boolean {
  const value = work[name];
  return value === undefined || isEmpty(value) || Object.keys(value).length === 0;
}

/**
 * Each entry changes its work as the entries before it leave it; a work that was deleted since is skipped.
 */
async function eachWork<Entry extends StoredEntry>(
  entries: readonly Entry[],
  works: Works,
  idOf: (entry: Entry) => string | undefined,
  changeBy: (entry: Entry, id: string, before: StoredPaper) => Promise<Filling | undefined>,
): Promise<Filling[]> {
  const found: Filling[] = [];
  for (const entry of entries) {
    const id = idOf(entry) ?? '';
    const before = works.get(id);
    const filling = before && (await changeBy(entry, id, before));
    if (!filling) continue;
    works.set(id, filling.after);
    found.push(filling);
  }
  return found;
}

/** `works` are the works as this transaction leaves them. A work without an empty field stays as it is. */
export const fillings = (entries: readonly ReadableEntry[], works: Works) =>
  eachWork(
    entries.filter(({ decision }) => decision === 'fill'),
    works,
    ({ other }) => other?.id,
    fillingOf,
  );

async function fillingOf(
  entry: ReadableEntry,
  id: string,
  before: StoredPaper,
): Promise<Filling | undefined> {
  const missing = missingIn(before, entry.work);
  if (Object.keys(missing).length === 0) return undefined;
  const changes = {
    ...(await computed(before, { ...missing, ...partsOf(before, missing, entry.work) })),
    ...(!before.original && { original: originalOf(entry) }),
  };
  const fill = {
    fields: Object.keys(missing),
    original: !before.original,
    at: changes.updatedAt,
    before: before.updatedAt,
  };
  return {
    id,
    before,
    after: { ...before, ...changes },
    changes,
    entry: { ...entry, outcome: 'filled', workId: id, fill },
  };
}

/** Only names that are filled in bring their parts with them. */
function partsOf(before: StoredPaper, missing: Partial<ImportedWork>, { nameParts = [] }: ImportedWork) {
  if (!missing.authors && !missing.editors) return {};
  const named = withNameParts({ ...before, ...missing }, [...before.nameParts, ...nameParts]);
  return { nameParts: named.nameParts };
}

export const unfillings = (entries: readonly StoredEntry[], works: Works) =>
  eachWork(
    entries.filter(({ outcome, fill }) => outcome === 'filled' && fill).reverse(),
    works,
    ({ workId }) => workId,
    unfillingOf,
  );

async function unfillingOf(entry: StoredEntry, id: string, before: StoredPaper): Promise<Filling> {
  const { work, fill } = entry;
  const names = fillable.filter((name) => fill?.fields.includes(name));
  const ours = names.filter((name) => isDeepStrictEqual(before[name], work?.[name]));
  const kept = names.filter((name) => !ours.includes(name));
  const none = manuscriptOf({});
  const emptied = Object.fromEntries(ours.map((name) => [name, none[name]]));
  const isOurOriginal = fill?.original && isDeepStrictEqual(before.original, originalOf(entry));
  const changes: UpdateData<StoredPaper> = {
    ...(await computed(before, emptied)),
    ...(isOurOriginal && { original: FieldValue.delete() }),
    updatedAt: changedBefore(before, fill),
  };
  const keptNames = kept.map((name) => paperTexts.fields[name]).join(', ');
  return {
    id,
    before,
    after: withChanges(before, changes),
    changes,
    entry: keptNames
      ? { ...entry, outcome: 'kept', why: why.changedFields(keptNames) }
      : { ...entry, outcome: 'emptied' },
  };
}

const originalOf = ({ format, original }: StoredEntry) => ({ format, text: original });
