import { logActivity } from '../../activity/activity-store.ts';
import { transact } from '../../data/firestore.ts';
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
  const { store, summary, hooks } = kind;
  return transact(async (tx) => {
    const { current: record, all = await readAll(kind, tx) } = await readCurrent(kind, tx, id);
    const name = (await hooks.beforeDelete?.(tx, { id, record, all, query })) ?? store.nameOf(record);
    tx.delete(store.document(id));
    all.delete(id);
    summary?.write(tx, all);
    writeSearchRow(tx, store, id, undefined);
    storeRemoved(tx, { kind: store.name }, id, record);
    logActivity(tx, caller, 'deleted', targetOf(kind, id, name, record));
    return { deletedCount: 1 };
  });
}
