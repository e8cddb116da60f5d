import type { Values } from '@lab/contract/core/content/field';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { logActivity } from '../../activity/activity-store.ts';
import { createOnce } from '../../data/create-once.ts';
import type { DocumentReference, Transaction } from '../../data/firestore.ts';
import { fill } from '../../data/shape.ts';
import { now } from '../../data/time.ts';
import type { Caller } from '../../http/caller.ts';
import type { AnyStore } from '../content-store.ts';
import type { Query } from '../hooks.ts';
import { renderTexts } from '../render-texts.ts';
import { writeSearchRow } from '../search-rows.ts';
import { requireUnique } from '../unique-store.ts';
import { isAuthored, readAll, type StoredKind, type StoredRecord, targetOf } from './stored-kind.ts';

interface Creation {
  body: Values;
  query?: Query;
  caller: Caller;
}

export async function create(kind: StoredKind, creation: Creation) {
  const { store, hooks } = kind;
  const { caller } = creation;
  const reply = await createOnce(store.collection(), caller, (tx, document) =>
    createIn(tx, kind, document, creation),
  );
  await hooks.afterCreate?.(reply.insertedId, caller);
  return reply;
}

/** `earlier`: the record as it was when it was withdrawn, which then keeps its day and its author. */
export async function createIn(
  tx: Transaction,
  kind: StoredKind,
  document: DocumentReference,
  { body, query, caller, earlier }: Creation & { earlier?: StoredRecord | undefined },
  action: 'created' | 'published' = 'created',
): Promise<void> {
  const { store, summary, references } = kind;
  const { id } = document;
  const all = await readAll(kind, tx);
  references.requireKnown(await references.read([body], tx), body);
  await requireUnique(tx, store, id, body);
  const given = earlier
    ? await broughtBack(tx, kind, { id, earlier, body, all })
    : await newRecord(tx, kind, { id, body, query, caller, all });
  const { keepVersion } = await import('../drafts/version-store.ts');
  const record: StoredRecord = { ...given, ...keepVersion(tx, caller, store, id, given, earlier) };
  tx.create(document, record);
  summary?.write(tx, all.set(id, record));
  writeSearchRow(tx, store, id, record);
  logActivity(tx, caller, action, targetOf(kind, id, store.nameOf(record), record));
}

interface Given extends Creation {
  id: string;
  all: Map<string, StoredRecord>;
}

async function newRecord(tx: Transaction, kind: StoredKind, { id, body, query, caller, all }: Given) {
  const { store, hooks } = kind;
  const author = isAuthored(kind) && { authorEmail: caller.email, uid: caller.uid };
  const given = await recordFrom(store, { ...body, ...author });
  return { ...given, ...(await hooks.beforeWrite?.(tx, { id, record: given, all, caller, query })) };
}

async function broughtBack(
  tx: Transaction,
  { store, hooks }: StoredKind,
  { id, earlier, body, all }: Pick<Given, 'id' | 'body' | 'all'> & { earlier: StoredRecord },
): Promise<StoredRecord> {
  const whole: StoredRecord = { ...earlier, ...body };
  const computed = { ...store.derived(whole), ...(await renderTexts(store.declared, whole)) };
  const record = { ...whole, ...computed, updatedAt: now() };
  return (await hooks.beforeRestore?.(tx, { id, record, all })) ?? record;
}

/** The record that a form with these values creates. */
export async function recordFrom(store: AnyStore, given: Values): Promise<StoredRecord> {
  const values = {
    ...emptyValues(store.declared.fields),
    ...given,
    createdAt: now(),
    ...store.derived(given),
  };
  return fill(store.shape, { ...values, ...(await renderTexts(store.declared, values)) });
}
