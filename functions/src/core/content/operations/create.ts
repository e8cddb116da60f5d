import type { Values } from '@lab/contract/core/content/field';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { logActivity } from '../../activity/activity-store.ts';
import { createOnce } from '../../data/create-once.ts';
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

export async function create(kind: StoredKind, { body, query, caller }: Creation) {
  const { store, summary, hooks, references } = kind;
  const reply = await createOnce(store.collection(), caller, async (tx, document) => {
    const { id } = document;
    const all = await readAll(kind, tx);
    references.requireKnown(await references.read([body], tx), body);
    await requireUnique(tx, store, id, body);
    const author = isAuthored(kind) && { authorEmail: caller.email, uid: caller.uid };
    const given = await recordFrom(store, { ...body, ...author });
    const added = await hooks.beforeWrite?.(tx, { id, record: given, all, caller, query });
    const record = { ...given, ...added };
    tx.create(document, record);
    summary?.write(tx, all.set(id, record));
    writeSearchRow(tx, store, id, record);
    logActivity(tx, caller, 'created', targetOf(kind, id, store.nameOf(record), record));
  });
  await hooks.afterCreate?.(reply.insertedId, caller);
  return reply;
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
