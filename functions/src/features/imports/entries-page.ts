/** The entries of an import for the desk, one slice at a time. */
import { AppError } from '@lab/contract';
import type { EntriesQuery, ImportEntry } from '@lab/contract/features/imports/schemas';
import type { EntryKind } from '@lab/contract/features/imports/states';
import { noticeSentence } from '@lab/contract/features/papers/notices';
import { truncate } from '@lab/contract/lib/truncate';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { areaWithId } from '../../core/content/references-store.ts';
import { Page } from '../../core/http/handler.ts';
import { areaNameOf, type NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { comparedWork } from './classified.ts';
import { readImport, readSlice, type StoredEntry, type StoredImport } from './import-store.ts';
import { readAnswers } from './look-up-store.ts';
import { remarksOn } from './remarks.ts';

const shownOriginal = 500;

/** A page is a slice, whatever number was asked for, since a slice is read as a whole. */
export async function entriesPage({ import: id, kind, cursor = '0' }: EntriesQuery) {
  if (!/^\d{1,4}$/.test(cursor)) throw new AppError('invalid', errorTexts.badCursor);
  const stored = await readImport(id);
  const at = Number(cursor);
  if (stored.state === 'looking') return missingPage(id, stored, at, kind);
  const [entries, areas] = await Promise.all([readSlice(id, at), listedAreas.read()]);
  const ofKind = entries.filter((entry) => !kind || entry.kind === kind);
  const next = entries.length > 0 && at + 1 < stored.slices ? String(at + 1) : undefined;
  return new Page(
    ofKind.map((entry) => toEntry(entry, areas)),
    next,
  );
}

/** While a list is looked up, its entries are the identifiers that were not found so far. */
async function missingPage(id: string, { reached }: StoredImport, at: number, kind?: EntryKind) {
  const answers = !kind || kind === 'unreadable' ? await readAnswers(id, at) : [];
  const entries = answers.flatMap(({ line, key, why }, place): ImportEntry[] => {
    if (!why) return [];
    const said = { line: Math.floor(line), key, why, original: key, ...nothing };
    const plain = { keywords: '', type: 'other', area: '', workId: '' } as const;
    return [{ _id: `${at}-${place}`, kind: 'unreadable', decision: 'skip', ...said, ...plain }];
  });
  return new Page(entries, at + 1 < reached ? String(at + 1) : undefined);
}

const nothing = { title: '', authors: '', year: '', venue: '', doi: '' };

function toEntry(entry: StoredEntry, areas: readonly NamedArea[]): ImportEntry {
  const { number, line, key, kind, why, decision, other, mayJoin, outcome, workId, work, areaId } = entry;
  const moreAreas = entry.moreAreaIds.flatMap((id) => areaWithId(areas, id)?.departmentName ?? []);
  const notices = (work?.notices ?? []).map(noticeSentence);
  const remarks = remarksOn(entry);
  return {
    _id: String(number),
    ...{ line, key, kind, why, decision, other, mayJoin, outcome, workId },
    ...(work ? comparedWork(work) : nothing),
    ...(entry.file && { file: entry.file }),
    keywords: work?.keywords ?? '',
    type: work?.type ?? 'other',
    area: areaNameOf(areas, { areaId }),
    ...(moreAreas.length > 0 && { moreAreas }),
    ...(notices.length > 0 && { notices }),
    ...(remarks.length > 0 && { remarks }),
    ...(entry.otherDate && { otherDate: entry.otherDate }),
    ...(!work && { original: truncate(entry.original, shownOriginal) }),
  };
}
