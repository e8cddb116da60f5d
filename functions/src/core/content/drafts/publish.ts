/** Publishes and withdraws records: the only ways by which a draft reaches what visitors read. */
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { logActivity } from '../../activity/activity-store.ts';
import { type Transaction, transact } from '../../data/firestore.ts';
import { now } from '../../data/time.ts';
import type { Caller } from '../../http/caller.ts';
import {
  readStanding,
  requireMove,
  requireSeen,
  type Standing,
  type StoredDraft,
  writeDraft,
} from './draft-store.ts';
import type { Drafted } from './drafted.ts';
import { savedReply } from './save.ts';

interface Publication {
  params: { id: string };
  body: { revision: number; mail?: 'no' | undefined };
  caller: Caller;
}

export function publish(kind: Drafted, { params: { id }, body, caller }: Publication) {
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
  kind: Drafted,
  standing: Standing,
  caller: Caller,
  mail = standing.draft?.mail,
): Promise<void> {
  const { id, draft } = standing;
  const { before, withdrawn: earlier, withdrawAt } = draft as StoredDraft;
  const values = await kind.complete(draft?.values ?? {});
  if ((await tx.get(kind.document(id))).exists) {
    // Another record has taken its place, which nobody has seen here.
    if (!before) throw new AppError('conflict', errorTexts.changedMeanwhile);
    await kind.edit(tx, id, { values, before, caller });
  } else {
    // Subscribers got a record that was published before.
    await kind.create(tx, id, { values, mail: earlier ? 'no' : mail, caller, earlier });
  }
  writeDraft(tx, kind, standing, 'publish', { isPublic: true, withdrawAt });
}

interface Withdrawal {
  params: { id: string };
  query: { revision: number };
  caller: Caller;
}

export function withdraw(kind: Drafted, { params: { id }, query, caller }: Withdrawal) {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    requireMove(kind, 'withdraw', standing, caller);
    requireSeen(standing, query.revision);
    return savedReply(await withdrawIn(tx, kind, standing, caller));
  });
}

/** The desk keeps the record, and its next version if there is one. */
export async function withdrawIn(tx: Transaction, kind: Drafted, standing: Standing, caller: Caller) {
  const { id, draft } = standing;
  const { record, name, values } = await kind.takeAway(tx, id, caller);
  logActivity(tx, caller, 'unpublished', kind.targetOf(id, name, record));
  return writeDraft(tx, kind, standing, 'withdraw', {
    values: draft?.values ?? values,
    withdrawn: { ...record, updatedAt: now() },
    isPublic: false,
    savedBy: draft?.values ? draft.savedBy : caller.uid,
  });
}
