/** `removed`: records that an admin has deleted, for as long as the deletion can be taken back. */

import { deskTexts } from '@lab/contract/features/desk/texts';
import { keptFor } from '@lab/contract/kinds/kept-for';
import type { RestorableKind } from '@lab/contract/kinds/kinds';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { noTime, now, timeAt } from '../data/time.ts';
import { writeMany } from '../data/write-many.ts';
import type { Caller } from '../http/caller.ts';

/** How one kind of deleted record is restored. Each feature defines its own; `restorable.ts` lists them. */
export interface Restorable<Stored extends DocumentData = DocumentData> {
  kind: RestorableKind;
  nameOf(record: Stored): string;
  /** Writes the record back, and into the summaries that show it. Returns its entry for the log. */
  putBack(
    tx: Transaction,
    id: string,
    record: Stored,
    caller: Caller,
  ): Promise<{ name: string; ownerUid?: string }>;
  /** For records that name their author: the fields that change when that account is deleted. */
  withoutAuthor?(record: Stored, alias: string): object;
}

const shape = {
  kind: 'news' as RestorableKind,
  /** The default values of the record's own fields are added when it is restored. */
  record: {} as DocumentData,
  /** The record's author, if it has one; a field of its own, because the record itself is not indexed. */
  uid: '',
  createdAt: noTime,
  /**
   * Firestore deletes it some time after this by itself (firestore.indexes.json); until then it no longer
   * counts.
   */
  expiresAt: noTime,
};

type StoredRemoval = typeof shape;

export const removals = () => collection<StoredRemoval>('removed', shape);

export function removalDocument(kind: RestorableKind, id: string) {
  return documentOf(removals(), `${kind}:${id}`, deskTexts.errors.tooLate);
}

/** Must be called in the transaction that deletes the record. */
export function storeRemoved<Stored extends DocumentData>(
  tx: Transaction,
  { kind }: Pick<Restorable<Stored>, 'kind'>,
  id: string,
  record: Stored,
): void {
  tx.set(removalDocument(kind, id), {
    kind,
    record,
    uid: 'uid' in record ? record.uid : '',
    createdAt: now(),
    expiresAt: timeAt(Date.now() + keptFor(kind)),
  });
}

export const isExpired = ({ expiresAt }: StoredRemoval) => expiresAt.toMillis() < Date.now();

export async function readRemoved<Stored extends DocumentData>(
  tx: Transaction,
  { kind }: Restorable<Stored>,
  id: string,
): Promise<Stored | undefined> {
  const removal = (await tx.get(removalDocument(kind, id))).data();
  return removal && !isExpired(removal) ? (removal.record as Stored) : undefined;
}

/** All of one kind; `isLate` is true for those that can no longer be restored. */
export async function removedOf<Stored extends DocumentData>(kind: RestorableKind, tx?: Transaction) {
  const query = removals().where('kind', '==', kind);
  const { docs } = await (tx ? tx.get(query) : query.get());
  return docs.map((doc) => ({
    id: doc.id.slice(kind.length + 1),
    record: doc.data().record as Stored,
    isLate: isExpired(doc.data()),
  }));
}

/** Removed records lose their author as published ones do, because they may be restored. */
export async function removeAuthorOfRemoved(
  restorable: Record<RestorableKind, Restorable>,
  uid: string,
  alias: string,
): Promise<void> {
  const { docs } = await removals().where('uid', '==', uid).get();
  await writeMany((writer) =>
    docs.map((doc) => {
      const { kind, record } = doc.data();
      const changes = restorable[kind].withoutAuthor?.(record, alias);
      return writer.update(doc.ref, { record: { ...record, ...changes }, uid: '' });
    }),
  );
}
