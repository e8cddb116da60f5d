/** Publishes and withdraws records: the only ways by which a draft reaches what visitors read. */
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { logActivity } from '../../activity/activity-store.ts';
import { type Transaction, transact } from '../../data/firestore.ts';
import { now } from '../../data/time.ts';
import type { Caller } from '../../http/caller.ts';
import { createIn } from '../operations/create.ts';
import { takeAway } from '../operations/delete.ts';
import { editIn } from '../operations/edit.ts';
import { type StoredKind, type StoredRecord, targetOf } from '../operations/stored-kind.ts';
import { requireComplete } from './complete.ts';
import {
  readStanding,
  requireMove,
  requireSeen,
  type Standing,
  type StoredDraft,
  writeDraft,
} from './draft-store.ts';
import { savedReply } from './save.ts';
import { valuesIn } from './version-store.ts';

interface Publication {
  params: { id: string };
  body: { revision: number; mail?: 'no' | undefined };
  caller: Caller;
}

export function publish(kind: StoredKind, { params: { id }, body, caller }: Publication) {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    requireMove(kind, 'publish', standing, caller);
    requireSeen(standing, body.revision);
    await publishIn(tx, kind, standing, caller, body.mail);
    return { success: true };
  });
}

/** The same transaction deletes the draft and its time of publication, so it happens once. */
export async function publishIn(
  tx: Transaction,
  kind: StoredKind,
  standing: Standing,
  caller: Caller,
  mail = standing.draft?.mail,
): Promise<void> {
  const { id, draft } = standing;
  const { before, withdrawn, withdrawAt } = draft as StoredDraft;
  const values = await requireComplete(kind, draft?.values ?? {});
  const document = kind.store.document(id);
  if ((await tx.get(document)).exists) {
    // Another record has taken its place, which nobody has seen here.
    if (!before) throw new AppError('conflict', errorTexts.changedMeanwhile);
    await editIn(tx, kind, { params: { id }, body: { ...values, before }, caller }, 'published');
  } else {
    // Subscribers got a record that was published before.
    const isNew = !withdrawn && mail !== 'no';
    const query = isNew ? {} : { mail: 'no' };
    await createIn(tx, kind, document, { body: values, query, caller, earlier: withdrawn }, 'published');
  }
  writeDraft(tx, kind, standing, 'publish', { isPublic: true, withdrawAt });
}

interface Withdrawal {
  params: { id: string };
  query: { revision: number };
  caller: Caller;
}

export function withdraw(kind: StoredKind, { params: { id }, query, caller }: Withdrawal) {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    requireMove(kind, 'withdraw', standing, caller);
    requireSeen(standing, query.revision);
    return savedReply(await withdrawIn(tx, kind, standing, caller));
  });
}

/** The desk keeps the record, and its next version if there is one. */
export async function withdrawIn(tx: Transaction, kind: StoredKind, standing: Standing, caller: Caller) {
  const { id, draft } = standing;
  const { record, name } = await takeAway(tx, kind, id, {});
  logActivity(tx, caller, 'unpublished', targetOf(kind, id, name, record));
  return writeDraft(tx, kind, standing, 'withdraw', {
    values: draft?.values ?? valuesIn(kind.store, record),
    withdrawn: withoutRendered({ ...record, updatedAt: now() }),
    isPublic: false,
    savedBy: draft?.values ? draft.savedBy : caller.uid,
  });
}

/** It is made again when the record is published. */
function withoutRendered({ rendered: _, drawn: __, ...record }: StoredRecord): StoredRecord {
  return record as StoredRecord;
}
