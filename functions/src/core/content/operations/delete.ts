import { hasDrafts } from '@lab/contract/kinds/drafted-kinds';
import { logActivity } from '../../activity/activity-store.ts';
import { type Transaction, transact } from '../../data/firestore.ts';
import type { Caller } from '../../http/caller.ts';
import { storeRemoved } from '../../removed/removed-store.ts';
import { writeSearchRow } from '../search-rows.ts';
import { readAll, readCurrent, type StoredKind, targetOf } from './stored-kind.ts';

interface Deletion {
  params: { id: string };
  query: Record<string, string | undefined>;
  caller: Caller;
}

/** The record can be restored for a while. */
export function remove(kind: StoredKind, { params: { id }, query, caller }: Deletion) {
  const { store } = kind;
  return transact(async (tx) => {
    const { leaveDraftOf, readDraft } = await import('../drafts/draft-store.ts');
    const { letVersionsGo } = await import('../drafts/version-store.ts');
    const draft = hasDrafts(store) ? await readDraft(tx, store, id) : undefined;
    const { record, name } = await takeAway(tx, kind, id, query);
    storeRemoved(tx, { kind: store.name }, id, record);
    leaveDraftOf(tx, store, id, draft);
    letVersionsGo(tx, store, id, record);
    logActivity(tx, caller, 'deleted', targetOf(kind, id, name, record));
    return { deletedCount: 1 };
  });
}

/** Visitors do not find the record any more. Returns it, and its name for the log. */
export async function takeAway(tx: Transaction, kind: StoredKind, id: string, query: Deletion['query']) {
  const { store, summary, hooks } = kind;
  const { current: record, all = await readAll(kind, tx) } = await readCurrent(kind, tx, id);
  const name = (await hooks.beforeDelete?.(tx, { id, record, all, query })) ?? store.nameOf(record);
  tx.delete(store.document(id));
  all.delete(id);
  summary?.write(tx, all);
  writeSearchRow(tx, store, id, undefined);
  return { record, name };
}
