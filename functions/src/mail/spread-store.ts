/** Before a mail is sent: one document for each admin, and the notice under the bell. Both happen without any mail server too. */
import { mailEventOf } from '@lab/contract/mail/events';
import { type Transaction, transact } from '../data/firestore.ts';
import { mailCollection, type StoredMail } from './mail-store.ts';
import { addNotice, noticesCollection } from './notices/notice-store.ts';

/** What mail needs to know of accounts and subscribers, passed in because those features tell people themselves. */
export interface Accounts {
  /** The ids of all who are admins now. */
  admins(tx: Transaction): Promise<string[]>;
  /** Whether the person has a record, which is deleted first when somebody deletes their account. */
  isThere(tx: Transaction, uid: string): Promise<boolean>;
  /** The address, and the link to leave; undefined if they have left or the record is gone. */
  subscriber(id: string, recordId: string): Promise<{ address: string; leave: string } | undefined>;
}

/** Can be called again after any interruption: the documents that it makes have ids of their own. */
export function spread(id: string, accounts: Accounts): Promise<void> {
  return transact(async (tx) => {
    const document = mailCollection().doc(id);
    const mail = (await tx.get(document)).data();
    if (!mail) return;
    // What is told of a person goes with their account, whose deletion does not see what is spread at the same moment.
    if (mail.byUid && !(await accounts.isThere(tx, mail.byUid))) return void tx.delete(document);
    if (mail.toAdmins) {
      const uids = (await accounts.admins(tx)).filter((uid) => uid !== mail.byUid);
      const all = uids.map((uid) => mailCollection().doc(`${id}-${uid}`));
      const there = all.length > 0 ? await tx.getAll(...all) : [];
      for (const [at, uid] of uids.entries()) {
        const own = there[at];
        // What is told once a day may be told twice, and may have been sent already.
        if (own && !own.exists) tx.create(own.ref, { ...mail, toAdmins: false, toUids: [uid] });
      }
      tx.delete(document);
      return;
    }
    await hang(tx, id, mail, accounts);
  });
}

async function hang(tx: Transaction, id: string, mail: StoredMail, accounts: Accounts): Promise<void> {
  const [uid] = mail.toUids;
  if (!uid) return;
  const notice = await tx.get(noticesCollection().doc(id));
  const isThere = await accounts.isThere(tx, uid);
  if (!isThere) return void tx.delete(mailCollection().doc(id));
  // What is told again, with the same id, is unread again.
  if (notice.data()?.createdAt.toMillis() !== mail.createdAt.toMillis()) addNotice(tx, id, uid, mail);
  if (mailEventOf(mail.template.name).noMail) tx.delete(mailCollection().doc(id));
}
