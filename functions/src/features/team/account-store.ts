/**
 * Which entry of the team belongs to which account. The entry of a person who had the account first has its
 * uid as id; one that was
 * here first names the account in `accountUid`. Nothing else may assume that both ids are the same.
 */
import { type CollectionReference, FieldPath, Filter } from 'firebase-admin/firestore';
import type { Transaction } from '../../core/data/firestore.ts';
import { memberStore } from './member-store.ts';
import type { MemberBesides } from './shown-member.ts';

/** The uid of the account, if the entry belongs to one. */
export const accountOf = (id: string, { accountUid }: MemberBesides) => accountUid || id;

/** The ids of the person's entries among all of the team, or among all alumni. */
export const entriesIn = (all: ReadonlyMap<string, MemberBesides>, uid: string): string[] =>
  [...all].flatMap(([id, entry]) => (accountOf(id, entry) === uid ? id : []));

/** Nobody has two on the team. */
export const entryIn = (all: ReadonlyMap<string, MemberBesides>, uid: string): string | undefined =>
  entriesIn(all, uid)[0];

/** Found by the id or by `accountUid`, with one read. */
export async function entryOfAccount<Entry extends MemberBesides>(
  all: CollectionReference<Entry>,
  uid: string,
  tx?: Transaction,
) {
  // An id that no document can have would be refused.
  const { id } = memberStore.document(uid);
  const query = all
    .where(Filter.or(Filter.where(FieldPath.documentId(), '==', id), Filter.where('accountUid', '==', id)))
    .limit(2);
  const { docs } = tx ? await tx.get(query) : await query.get();
  return docs.find((doc) => accountOf(doc.id, doc.data()) === uid);
}

/** The person's entry in the team. */
export const readEntry = (uid: string, tx?: Transaction) => entryOfAccount(memberStore.collection(), uid, tx);

/** At most two, because more say nothing else. */
export async function entriesWithEmail(tx: Transaction, email: string) {
  return (await tx.get(memberStore.collection().where('email', '==', email).limit(2))).docs;
}
