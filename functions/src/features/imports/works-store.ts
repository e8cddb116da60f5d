/** The works that one step of an import changes, as the step leaves them: one work may be changed several times. */
import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import type { Transaction } from '../../core/data/firestore.ts';
import { now, type Time } from '../../core/data/time.ts';
import { worksById } from '../papers/match-store.ts';
import type { PaperChange, StoredPaper } from '../papers/paper-store.ts';

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
