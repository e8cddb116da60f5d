/**
 * Which entry of the team belongs to which account. The entry of a person who had the account first has its uid as id; one that was
 * here first names the account in `accountUid`. Nothing else may assume that both ids are the same.
 */
import { FieldPath, Filter } from 'firebase-admin/firestore';
import type { Transaction } from '../data/firestore.ts';
import { memberStore, type StoredMember } from './member-store.ts';
import type { MemberBesides } from './shown-member.ts';

/** The uid of the account, if the entry belongs to one. */
export const accountOf = (id: string, { accountUid }: MemberBesides) => accountUid || id;

/** The id of the person's entry among all of the team. */
export function entryIn(team: ReadonlyMap<string, StoredMember>, uid: string): string | undefined {
  return [...team].find(([id, member]) => accountOf(id, member) === uid)?.[0];
}

/** The person's entry in the team, with one read. */
export async function readEntry(uid: string, tx?: Transaction) {
  // An id that no document can have would be refused.
  const { id } = memberStore.document(uid);
  const query = memberStore
    .collection()
    .where(Filter.or(Filter.where(FieldPath.documentId(), '==', id), Filter.where('accountUid', '==', id)))
    .limit(2);
  const { docs } = tx ? await tx.get(query) : await query.get();
  return docs.find((doc) => accountOf(doc.id, doc.data()) === uid);
}

/** At most two, because more say nothing else. */
export async function entriesWithEmail(tx: Transaction, email: string) {
  return (await tx.get(memberStore.collection().where('email', '==', email).limit(2))).docs;
}
