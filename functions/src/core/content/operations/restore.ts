import type { Transaction } from '../../data/firestore.ts';
import { renderTexts } from '../render-texts.ts';
import { writeSearchRow } from '../search-rows.ts';
import { requireUnique } from '../unique-store.ts';
import { ownerOf, readAll, type StoredKind, type StoredRecord } from './stored-kind.ts';

/**
 * Writes a deleted record back, in the transaction that removes it from the deleted ones. Returns its entry
 * for the log.
 */
export async function restore(kind: StoredKind, tx: Transaction, id: string, removed: StoredRecord) {
  const { store, summary, hooks } = kind;
  const all = await readAll(kind, tx);
  await requireUnique(tx, store, id, removed);
  const restored = (await hooks.beforeRestore?.(tx, { id, record: removed, all })) ?? removed;
  // An earlier version may have deleted it.
  const record: StoredRecord = { ...restored, ...(await renderTexts(store.declared, restored)) };
  const { keepVersions } = await import('../drafts/version-store.ts');
  // Fails if a record with this id exists again.
  tx.create(store.document(id), record);
  keepVersions(tx, store, id, record);
  summary?.write(tx, all.set(id, record));
  writeSearchRow(tx, store, id, record);
  return { name: store.nameOf(record), ...ownerOf(kind, id, record) };
}
