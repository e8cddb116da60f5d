/** What the search knows of records of a kind of content: of each what its page shows to visitors. */
import type { Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import type { Entry } from '@lab/contract/features/search/entry';
import { entryOfRecord, isSearched } from '@lab/contract/features/search/of-record';
import type { Transaction } from '../data/firestore.ts';
import { isSharded, rewriteSearchRows, writeSearchKind, writeSearchRows } from '../summaries/search-store.ts';
import type { AnyStore } from './content-store.ts';

function entryOf(store: AnyStore, id: string, stored: object): Entry | undefined {
  const declared: Declaration = store.declared;
  return entryOfRecord(store.name, declared, id, store.toRecord(id, stored) as Values);
}

/** The record is given without what visitors may not see; undefined if it is gone. */
export function writeSearchRow(
  tx: Transaction,
  store: AnyStore,
  id: string,
  stored: object | undefined,
): void {
  if (isSharded(store.name)) writeSearchRows(tx, store.name, [[id, stored && entryOf(store, id, stored)]]);
}

export function writeSearchRowsOf(
  tx: Transaction,
  store: AnyStore,
  all: Iterable<[id: string, stored: object]>,
): void {
  if (!isSearched(store.name) || isSharded(store.name)) return;
  const entries = [...all].flatMap(([id, stored]) => entryOf(store, id, stored) ?? []);
  writeSearchKind(tx, store.name, entries);
}

/** Of records that one transaction adds: each write of a document counts with the whole document. */
export function writeNewSearchRows(
  tx: Transaction,
  store: AnyStore,
  added: readonly { id: string; record: object }[],
): void {
  const { name } = store;
  if (!isSharded(name)) return;
  const rows = added.map(({ id, record }) => [id, entryOf(store, id, record)] as const);
  writeSearchRows(tx, name, rows);
}

/** Reads all records of a kind whose rows are written one by one, and writes all rows again. */
export async function rowsOfAll(store: AnyStore): Promise<((tx: Transaction) => void)[]> {
  const { name } = store;
  if (!isSharded(name)) return [];
  const rows = new Map<string, Entry>();
  for (const [id, stored] of await store.readAll()) {
    const entry = entryOf(store, id, stored);
    if (entry) rows.set(id, entry);
  }
  return rewriteSearchRows(name, rows);
}
