import type { Query } from 'firebase-admin/firestore';
import { writeMany } from '../../core/data/write-many.ts';
import { causedDocument } from './caused-store.ts';
import { mailCollection } from './mail-store.ts';
import { choicesDocument } from './notices/choices-store.ts';
import { noticesCollection, noticesOf } from './notices/notice-store.ts';

export async function deleteMail(id: string): Promise<void> {
  await mailCollection().doc(id).delete();
}

/**
 * When a person deletes their account: what waits for them is not sent any more, and what others were told of
 * them goes too.
 */
export async function deleteMailOf(uid: string): Promise<void> {
  const ofPerson: Query[] = [
    mailCollection().where('toUids', 'array-contains', uid),
    mailCollection().where('byUid', '==', uid),
    noticesOf(uid),
    noticesCollection().where('byUid', '==', uid),
  ];
  const found = await Promise.all(ofPerson.map((query) => query.select().get()));
  // Somebody may have told themselves.
  const paths = new Map(found.flatMap(({ docs }) => docs).map(({ ref }) => [ref.path, ref]));
  await writeMany((writer) => [
    ...[...paths.values()].map((ref) => writer.delete(ref)),
    writer.delete(choicesDocument(uid)),
    writer.delete(causedDocument(uid)),
  ]);
}
