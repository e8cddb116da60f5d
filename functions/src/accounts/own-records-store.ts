/** Everything in Firestore that belongs to one person. */
import type { Query } from 'firebase-admin/firestore';
import { applicationDocument } from '../applications/application-store.ts';
import { transact } from '../data/firestore.ts';
import { writeMany } from '../data/write-many.ts';
import { messagesCollection } from '../messages/message-store.ts';
import { newestBefore, newsCollection, newsDocument, writeNewest } from '../news/news-store.ts';
import { papersCollection } from '../papers/paper-store.ts';
import { requestsCollection } from '../papers/request-store.ts';
import { searchKeys } from '../papers/search-keys.ts';
import { memberDocument, readTeam, teamCollection, writeTeamSummary } from '../team/member-store.ts';
import { userDocument } from '../users/user-store.ts';

export async function readOwnRecords(uid: string) {
  const [user, member, application, requests, papers, messages] = await Promise.all([
    userDocument(uid).get(),
    memberDocument(uid).get(),
    applicationDocument(uid).get(),
    requestsCollection().where('uid', '==', uid).get(),
    papersCollection().where('uid', '==', uid).get(),
    messagesCollection().where('uid', '==', uid).get(),
  ]);
  return { user, member, application, requests: requests.docs, papers: papers.docs, messages: messages.docs };
}

/** Records of which nobody but this person needs anything. */
export async function deleteOwnRecords(uid: string): Promise<void> {
  const theirs = [requestsCollection(), messagesCollection()].map((all: Query) =>
    all.where('uid', '==', uid),
  );
  const found = await Promise.all(theirs.map((query) => query.select().get()));
  const documents = [...found.flatMap(({ docs }) => docs.map(({ ref }) => ref)), applicationDocument(uid)];
  await writeMany((writer) => documents.map((document) => writer.delete(document)));
  await transact(async (tx) => {
    const team = await readTeam(tx);
    if (team.delete(uid)) {
      tx.delete(memberDocument(uid));
      writeTeamSummary(tx, team);
    }
    tx.delete(userDocument(uid));
  });
}

/** Published papers stay with the name on them, under an alias in place of the email. Answers the files that they show. */
export async function leavePapers(uid: string, alias: string): Promise<string[]> {
  const { docs } = await papersCollection().where('uid', '==', uid).get();
  const nobodys = { authorEmail: alias, uid: '' };
  await writeMany((writer) =>
    docs.map((doc) =>
      writer.update(doc.ref, { ...nobodys, keys: searchKeys({ ...doc.data(), ...nobodys }) }),
    ),
  );
  return docs.flatMap((doc) => [doc.data().image, doc.data().pdf]).filter(Boolean);
}

/** News that an admin wrote are the lab's and stay, without their author. */
export async function leaveNews(uid: string): Promise<void> {
  const { docs } = await newsCollection().where('uid', '==', uid).get();
  for (const { id } of docs) {
    await transact(async (tx) => {
      const newest = await newestBefore(tx);
      tx.update(newsDocument(id), { authorEmail: '', uid: '' });
      writeNewest(
        tx,
        newest.map((item) => (item.id === id ? { ...item, authorEmail: '', uid: '' } : item)),
      );
    });
  }
}

/** The pictures of everybody in the team: an admin may have sent those of others. */
export async function picturesOfTeam(): Promise<string[]> {
  const { docs } = await teamCollection().select('image').get();
  return docs.map((doc) => doc.get('image'));
}
