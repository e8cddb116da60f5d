/**
 * The works that one step of an import creates and changes, as the step leaves them. A work may be changed
 * several times.
 */
import { isDeepStrictEqual } from 'node:util';
import { withNameParts } from '@lab/contract/features/citations/name-parts';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import { repeatableId } from '../../core/data/digest.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import { now, type Time, timeAt } from '../../core/data/time.ts';
import { renderFormulas } from '../../core/math/render.ts';
import { linkedMembers } from '../papers/author-members.ts';
import { worksById } from '../papers/match-store.ts';
import { storedFurther } from '../papers/paper-areas.ts';
import {
  derivedFields,
  type PaperChange,
  type StoredManuscript,
  type StoredPaper,
} from '../papers/paper-store.ts';
import type { ReadableEntry } from './import-store.ts';

export type Works = Map<string, StoredPaper>;

export async function readWorks(tx: Transaction, ids: readonly string[]): Promise<Works> {
  const found = await worksById(tx, [...new Set(ids)].filter(Boolean));
  return new Map(found.flatMap(({ id, paper }) => (paper ? [[id, paper] as const] : [])));
}

/** Who changed the work since counts as the last who did, and else who changed it before the import. */
export function changedBefore(paper: StoredPaper, own: { at?: Time; before?: Time } | undefined) {
  const isLast = own?.at !== undefined && paper.updatedAt?.isEqual(own.at);
  return isLast ? (own.before ?? FieldValue.delete()) : now();
}

/** The work with the changes, of which some delete a field. */
export function withChanges(paper: StoredPaper, changes: UpdateData<StoredPaper>): StoredPaper {
  const all = Object.entries({ ...paper, ...changes });
  const left = all.filter(([, value]) => !isDeepStrictEqual(value, FieldValue.delete()));
  return Object.fromEntries(left) as unknown as StoredPaper;
}

/** Several changes of one work as one change. */
export function together(changes: readonly PaperChange[]): PaperChange[] {
  const whole = new Map<string, PaperChange>();
  for (const { id, before, after } of changes) {
    const first = whole.has(id) ? whole.get(id)?.before : before;
    whole.set(id, { id, ...(first && { before: first }), ...(after && { after }) });
  }
  return [...whole.values()];
}

/** So that a repeated attempt writes the same document. */
export const workIdOf = (importId: string, entry: number) => repeatableId(`${importId} ${entry}`);

/** Without an owner: an admin who imports the lab's works is not their author. */
export async function paperOf(
  { work, areaId, moreAreaIds, format, original }: ReadableEntry,
  team: Parameters<typeof linkedMembers>[1],
): Promise<StoredPaper> {
  const manuscript: StoredManuscript = {
    ...withNameParts(work, work.nameParts),
    areaId,
    ...storedFurther(moreAreaIds),
    authorName: '',
    authorEmail: '',
    uid: '',
    createdAt: timeOf(work.publicationDate),
  };
  const drawn = await renderFormulas(work.title, work.details);
  const members = linkedMembers({ ...manuscript, members: [] }, team);
  return {
    ...manuscript,
    ...derivedFields({ ...manuscript, members }),
    members,
    drawn,
    original: { format, text: original },
  };
}

/**
 * The time of publication, so that lists and feeds have the works in their order, and old works are not news.
 */
function timeOf(publicationDate: string) {
  const [year = 1970, month = 1, day = 1] = publicationDate.split('-').map(Number);
  const time = Date.UTC(year, month - 1, day);
  // Cursors cannot contain times before 1970, so older works get its first seconds, in their order.
  const shown = year < 1971 ? year * 1000 : time;
  return timeAt(Math.min(shown, Date.now()));
}
