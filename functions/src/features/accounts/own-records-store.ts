/** Everything in Firestore that belongs to one person. */
import { ownAccountTexts } from '@lab/contract/features/accounts/own/texts';
import { paperFolders } from '@lab/contract/lib/uploads/files';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { removeOwners } from '../../core/activity/activity-store.ts';
import { deleterOfHiding } from '../../core/content/hidden-email.ts';
import { firestore, selectFields, transact } from '../../core/data/firestore.ts';
import { writeMany } from '../../core/data/write-many.ts';
import type { Caller } from '../../core/http/caller.ts';
import { removalDocument, removedOf } from '../../core/removed/removed-store.ts';
import { alumniStore, alumniSummary, readAlumnus, type StoredAlumnus } from '../alumni/alumni-store.ts';
import { applicationDocument } from '../applications/application-store.ts';
import { begunDocument, listBegun } from '../applications/begun-store.ts';
import { readChoices } from '../mail/notices/choices-store.ts';
import { noticesOf } from '../mail/notices/notice-store.ts';
import { messagesCollection } from '../messages/message-store.ts';
import { newestNews, newsStore } from '../news/news-store.ts';
import { paperDocument, papersCollection, withoutItsAuthor } from '../papers/paper-store.ts';
import { requestsCollection } from '../papers/request-store.ts';
import { accountOf, entriesIn, readEntry } from '../team/account-store.ts';
import { memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
import { profileDocument } from '../team/profile-store.ts';
import type { MemberBesides } from '../team/shown-member.ts';
import { requireOtherAdmin } from '../users/admin-claim.ts';
import { readUser, registrationDocument, userDocument } from '../users/user-store.ts';

export async function readOwnRecords(uid: string) {
  const [user, member, alumnus, application, requests, papers, messages, notices, choices, begun] =
    await Promise.all([
      userDocument(uid).get(),
      readEntry(uid),
      readAlumnus(uid),
      applicationDocument(uid).get(),
      requestsCollection().where('uid', '==', uid).get(),
      papersCollection().where('uid', '==', uid).get(),
      messagesCollection().where('uid', '==', uid).get(),
      noticesOf(uid).get(),
      readChoices(uid),
      listBegun(uid),
    ]);
  return {
    user,
    member,
    alumnus,
    application,
    requests: requests.docs,
    papers: papers.docs,
    messages: messages.docs,
    notices: notices.docs,
    choices,
    begun,
  };
}

/**
 * Deletes the person's user record, application and profile, of a member or a former one, in one transaction.
 */
export function deletePerson({ uid, role }: Caller): Promise<void> {
  return transact(async (tx) => {
    const user = await readUser(tx, uid);
    if (role === 'admin' || user?.role === 'admin')
      await requireOtherAdmin(tx, uid, ownAccountTexts.remove.lastAdmin);
    await deletePersonIn(tx, uid);
  });
}

/** Must come after the other reads of the transaction. */
export async function deletePersonIn(tx: Transaction, uid: string): Promise<void> {
  const team = await teamSummary.source(tx);
  const alumni = await alumniSummary.source(tx);
  const gone = [...(await removedEntries(tx, 'member', uid)), ...(await removedEntries(tx, 'alumnus', uid))];
  const present = entriesIn(team, uid);
  // Who was added to the team again, instead of coming back, has left more than once.
  const former = entriesIn(alumni, uid);
  const entries = new Set([...present, ...former, ...gone.map((one) => one.id)]);
  entries.delete(uid);
  const deleteHiding = await deleterOfHiding(tx, uid);
  await removeOwners(tx, [...entries]);
  deleteHiding();
  for (const { kind, id } of gone) {
    tx.delete(removalDocument(kind, id));
    if (!team.has(id)) tx.delete(profileDocument(id));
  }
  for (const id of present) {
    team.delete(id);
    tx.delete(memberStore.document(id));
    tx.delete(profileDocument(id));
  }
  if (present.length > 0) teamSummary.write(tx, team);
  for (const id of former) {
    alumni.delete(id);
    tx.delete(alumniStore.document(id));
    tx.delete(profileDocument(id));
  }
  if (former.length > 0) alumniSummary.write(tx, alumni);
  tx.delete(applicationDocument(uid));
  tx.delete(begunDocument(uid));
  tx.delete(userDocument(uid));
  tx.delete(registrationDocument(uid));
}

/** The person's entries that were deleted and could still be restored. */
async function removedEntries(tx: Transaction, kind: 'member' | 'alumnus', uid: string) {
  const removed = await removedOf<MemberBesides>(kind, tx);
  return removed.flatMap(({ id, record }) => (accountOf(id, record) === uid ? { kind, id } : []));
}

/** Deletes the records that only this person needs. */
export async function deleteOwnRecords(uid: string): Promise<void> {
  // Until an upgrade, decisions of earlier versions are there.
  const earlier = firestore().collection('outcomes');
  const ofPerson = [requestsCollection(), messagesCollection(), earlier].map((all: Query) =>
    all.where('uid', '==', uid),
  );
  const found = await Promise.all(ofPerson.map((query) => query.select().get()));
  await writeMany((writer) => found.flatMap(({ docs }) => docs.map(({ ref }) => writer.delete(ref))));
}

/** Published papers keep the author's name, but an alias replaces the email. */
export async function anonymizePapers(uid: string, alias: string): Promise<void> {
  const { docs } = await papersCollection().where('uid', '==', uid).select().get();
  for (const { id } of docs) {
    await transact(async (tx) => {
      const paper = (await tx.get(paperDocument(id))).data();
      // An admin may have retracted it in the meantime.
      if (paper) tx.update(paperDocument(id), withoutItsAuthor(paper, alias));
    });
  }
}

/** The person's files on papers, which may be other authors' papers that the person corrected as an admin. */
export async function filesOfPapers(uid: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(paperFolders(uid)).map(async ([field, folder]) => {
      const inside = papersCollection().where(field, '>=', folder).where(field, '<', `${folder}\uffff`);
      return (await inside.select(field).get()).docs.map((doc): string => doc.get(field));
    }),
  );
  return found.flat();
}

/** News that an admin wrote are the lab's and stay, without their author. */
export async function anonymizeNews(uid: string): Promise<void> {
  const { docs } = await newsStore.collection().where('uid', '==', uid).select().get();
  for (const { id } of docs) {
    await transact(async (tx) => {
      const item = (await tx.get(newsStore.document(id))).data();
      const newest = await newestNews.source(tx);
      // Another admin may have deleted it at this moment.
      if (!item) return;
      const noAuthor = { authorEmail: '', uid: '' };
      tx.update(newsStore.document(id), noAuthor);
      newestNews.write(tx, newest.set(id, { ...item, ...noAuthor }));
    });
  }
}

/**
 * The pictures of all members and alumni, because an admin may have uploaded those of others; also those that
 * come back when a former member returns or a deletion is undone.
 */
export async function picturesOfTeam(): Promise<string[]> {
  const [members, alumni, removed, removedAlumni] = await Promise.all([
    selectFields(memberStore.collection(), 'image').get(),
    selectFields(alumniStore.collection(), 'image', 'before').get(),
    removedOf<StoredMember>('member'),
    removedOf<StoredAlumnus>('alumnus'),
  ]);
  const former = [...alumni.docs.map((doc) => doc.data()), ...removedAlumni.map(({ record }) => record)];
  return [
    ...members.docs.map((doc) => doc.data().image),
    ...removed.map(({ record }) => record.image),
    ...former.flatMap(({ image, before }) => [image, before?.member.image ?? '']),
  ];
}
