/** Everything in Firestore that belongs to one person. */
import type { Query } from 'firebase-admin/firestore';
import { applicationDocument } from '../applications/application-store.ts';
import { firestore, transact } from '../data/firestore.ts';
import { messagesCollection } from '../messages/message-store.ts';
import { newestBefore, newsCollection, newsDocument, writeNewest } from '../news/news-store.ts';
import { papersCollection } from '../papers/paper-store.ts';
import { requestsCollection } from '../papers/request-store.ts';
import { searchKeys } from '../papers/search-keys.ts';
import { memberDocument, readTeam, writeTeamSummary } from '../team/member-store.ts';
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
  const writer = firestore().bulkWriter();
  for (const query of [requestsCollection(), messagesCollection()]) {
    const { docs } = await (query as Query).where('uid', '==', uid).get();
    for (const { ref } of docs) void writer.delete(ref);
  }
  void writer.delete(applicationDocument(uid));
  await writer.close();
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
  const writer = firestore().bulkWriter();
  for (const doc of docs) {
    const nameless = { ...doc.data(), authorEmail: alias, uid: '' };
    void writer.update(doc.ref, { authorEmail: alias, uid: '', keys: searchKeys(nameless) });
  }
  await writer.close();
  return docs.flatMap((doc) => [doc.data().image, doc.data().pdf]).filter(Boolean);
}

/** News that an admin wrote are the lab's and stay, without their author. Answers the pictures that they show. */
export async function leaveNews(uid: string): Promise<string[]> {
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
  return docs.map((doc) => doc.data().image);
}
