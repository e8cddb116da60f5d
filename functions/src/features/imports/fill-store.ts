/**
 * Fills empty fields of an existing work. The undo empties exactly these fields, except those that were changed since.
 */
import { isDeepStrictEqual } from 'node:util';
import { importTexts } from '@lab/contract/features/imports/texts';
import { type FieldName, fieldNames } from '@lab/contract/features/papers/fields';
import { isEmpty, manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import { now } from '../../core/data/time.ts';
import { drawFormulas } from '../../core/math/draw.ts';
import { derivedFields, type PaperChange, type StoredPaper } from '../papers/paper-store.ts';
import type { StoredEntry } from './import-store.ts';
import type { ImportedWork } from './work-from-item.ts';
import { changedBefore, type Works, withChanges } from './works-store.ts';

/** The new state of an entry, and the changes of its work. */
interface Filling extends Required<PaperChange> {
  entry: StoredEntry;
  changes: UpdateData<StoredPaper>;
}

const { why } = importTexts;

/** Never filled: a person chooses the areas, and every work has a type. */
const fillable = fieldNames.filter((name) => name !== 'category' && name !== 'moreAreas' && name !== 'type');

function missingIn(paper: StoredPaper, work: ImportedWork): Partial<ImportedWork> {
  const missing = fillable.filter((name) => isEmptyIn(paper, name) && !isEmptyIn(work, name));
  return Object.fromEntries(missing.map((name) => [name, work[name]]));
}

type Filled = (typeof fillable)[number];

/** An object of links counts as empty if all of them are. */
function isEmptyIn(work: Partial<ImportedWork>, name: Filled): boolean {
  const value = work[name];
  return value === undefined || isEmpty(value) || Object.keys(value).length === 0;
}

/** Does nothing if the work was deleted or has no empty field. `works` are the works as this transaction leaves them. */
export async function fillings(
  entries: readonly (StoredEntry & { work: ImportedWork })[],
  works: Works,
): Promise<Filling[]> {
  const found: Filling[] = [];
  for (const entry of entries.filter(({ decision }) => decision === 'fill')) {
    const id = entry.other?.id ?? '';
    const paper = works.get(id);
    const missing = paper ? missingIn(paper, entry.work) : {};
    if (!paper || Object.keys(missing).length === 0) continue;
    const filling = await fillingOf(entry, id, paper, missing);
    works.set(id, filling.after);
    found.push(filling);
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
export async function unfillings(entries: readonly StoredEntry[], works: Works): Promise<Filling[]> {
  const found = [];
  for (const entry of entries.filter(({ outcome, fill }) => outcome === 'filled' && fill).reverse()) {
    const paper = works.get(entry.workId);
    if (!paper) continue;
    const unfilling = await unfillingOf(entry, entry.workId, paper);
    works.set(entry.workId, unfilling.after);
    found.push(unfilling);
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
  const changes: UpdateData<StoredPaper> = {
    ...emptied,
    ...(await computed({ ...before, ...emptied })),
    ...(isOurOriginal && { original: FieldValue.delete() }),
    updatedAt: changedBefore(before, fill),
  };
  return {
    id,
    before,
    after: withChanges(before, changes),
    changes,
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
