/**
 * Before a mail is sent: one document for each who has the right, and the notice under the bell. Both happen
 * without any mail server too.
 */
import type { Right } from '@lab/contract/api/rights';
import { mailEventOf } from '@lab/contract/features/mail/events';
import { mailLimits } from '@lab/contract/features/mail/limits';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { countCaused } from './caused-store.ts';
import { mailCollection, type StoredMail } from './mail-store.ts';
import { addNotice, noticesCollection } from './notices/notice-store.ts';
import { notify } from './notify.ts';

/**
 * What mail needs to know of accounts and subscribers, passed in because those features tell people
 * themselves.
 */
export interface Accounts {
  /** The ids of all who have the right now. */
  withRight(tx: Transaction, right: Right): Promise<string[]>;
  /**
   * The person's name; undefined without a record, which is deleted first when somebody deletes their
   * account.
   */
  nameOf(tx: Transaction, uid: string): Promise<string | undefined>;
  /** The address, and the link to leave; undefined if they have left or the record is gone. */
  subscriber(id: string, recordId: string): Promise<{ address: string; leave: string } | undefined>;
}

/** Can be called again after any interruption: the documents that it makes have ids of their own. */
export function sendToEach(id: string, accounts: Accounts): Promise<void> {
  return transact(async (tx) => {
    const document = mailCollection().doc(id);
    const mail = (await tx.get(document)).data();
    if (!mail) return;
    // What is told of a person goes with their account, whose deletion does not see what is sent to each at
    // the same moment.
    const by = mail.byUid && (await accounts.nameOf(tx, mail.byUid));
    if (by === undefined) return void tx.delete(document);
    const event = mailEventOf(mail.template.name);
    if (!mail.toAdmins || event.to !== 'admins') return addToBell(tx, id, mail, accounts);
    const caused = await causedBy(tx, mail);
    if (!caused?.isOver) await notifyEach(tx, id, mail, await accounts.withRight(tx, event.needs));
    else if (caused.isFirstOver) notifyOfMore(tx, mail.byUid, by, caused.today);
    caused?.add();
    tx.delete(document);
  });
}

/** Undefined for what nobody in particular has caused. */
async function causedBy(tx: Transaction, { byUid, template }: StoredMail) {
  return byUid && template.name !== 'moreFromPerson' ? countCaused(tx, byUid, Date.now()) : undefined;
}

async function notifyEach(tx: Transaction, id: string, mail: StoredMail, to: string[]): Promise<void> {
  const uids = to.filter((uid) => uid !== mail.byUid);
  const all = uids.map((uid) => mailCollection().doc(`${id}-${uid}`));
  const there = all.length > 0 ? await tx.getAll(...all) : [];
  for (const [at, uid] of uids.entries()) {
    const own = there[at];
    // What is told once a day may be told twice, and may have been sent already.
    if (own && !own.exists) tx.create(own.ref, { ...mail, toAdmins: false, toUids: [uid] });
  }
}

/** What else the person does today waits at the desk, where admins find it. */
function notifyOfMore(tx: Transaction, byUid: string, name: string, today: number): void {
  const fields = { person: name, count: mailLimits.perPerson };
  notify(tx, 'moreFromPerson', fields, 'admins', { byUid, id: `moreFromPerson-${today}-${byUid}` });
}

async function addToBell(tx: Transaction, id: string, mail: StoredMail, accounts: Accounts): Promise<void> {
  const [uid] = mail.toUids;
  if (!uid) return;
  const notice = await tx.get(noticesCollection().doc(id));
  const isThere = (await accounts.nameOf(tx, uid)) !== undefined;
  if (!isThere) return void tx.delete(mailCollection().doc(id));
  // What is told again, with the same id, is unread again.
  const isNew = notice.data()?.createdAt.toMillis() !== mail.createdAt.toMillis();
  // What was sent to each admin is counted already.
  const caused = isNew && mailEventOf(mail.template.name).to === 'person' && (await causedBy(tx, mail));
  if (isNew) addNotice(tx, id, mail);
  if (caused) caused.add();
  const isOver = caused ? caused.isOver : false;
  if (isOver || mailEventOf(mail.template.name).noMail) tx.delete(mailCollection().doc(id));
}
