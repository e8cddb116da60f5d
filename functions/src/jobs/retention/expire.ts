/**
 * Each night: announces what will reach the end of its term, takes back what no longer will, and deletes what
 * has been announced for 30 days. Every step can be repeated, so a run that broke off is finished by the next
 * one.
 */
import { retentionDeskTexts } from '@lab/contract/features/legal/retention/desk/texts';
import type { Terms } from '@lab/contract/features/legal/retention/terms';
import { logActivity } from '../../core/activity/activity-store.ts';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { timeAt, now as timeNow } from '../../core/data/time.ts';
import { writeMany } from '../../core/data/write-many.ts';
import { visitor } from '../../core/http/caller.ts';
import { logFailure } from '../../core/http/log.ts';
import { deletePersonIn } from '../../features/accounts/own-records-store.ts';
import { eraseAccount } from '../../features/accounts/remove-account.ts';
import {
  endOfNotice,
  noticeDocument,
  noticesCollection,
  ripeNotices,
  type StoredNotice,
} from '../../features/legal/retention/notice-store.ts';
import { readTerms } from '../../features/legal/retention/terms-store.ts';
import { notify } from '../../features/mail/notify.ts';
import { deleteUnconfirmed } from '../../features/subscribers/subscriber-store.ts';
import { type Expiring, keptRecords } from './kept-store.ts';
import { endOf, type Planned, plan } from './plan.ts';
import { holdsNothing, readAccount } from './unused-accounts-store.ts';

export async function expireNightly(): Promise<void> {
  const now = new Date();
  await deleteUnconfirmed(now);
  await announce(now);
  for (const notice of await ripeNotices(now)) {
    // One record that cannot be deleted does not keep the others.
    await expire(notice, now).catch((error: unknown) => logFailure('', error));
  }
}

export async function announce(now: Date): Promise<void> {
  const { planned, notices } = await plan(now);
  const expected = new Set(planned.map(({ noticeId }) => noticeId));
  const over = [...notices].filter(([id, { startedAt }]) => !expected.has(id) && !startedAt);
  const isNew = ({ notice, uid }: Planned) => !notice && uid !== '';
  await writeMany((writer) => [
    ...over.map(([id]) => writer.delete(noticesCollection().doc(id))),
    ...planned
      .filter((one) => !isNew(one))
      .map((one) => writer.set(noticesCollection().doc(one.noticeId), noticeOf(one, now))),
  ]);
  for (const one of planned.filter(isNew)) await announceTo(one, now);
}

/** Notice and mail together, so that nobody is notified twice after a run that broke off. */
function announceTo(one: Planned, now: Date): Promise<void> {
  return transact(async (tx) => {
    tx.set(noticesCollection().doc(one.noticeId), noticeOf(one, now));
    const day = one.deleteAt.toISOString().slice(0, 10);
    notify(tx, 'retentionAnnounced', { name: one.name, day }, { uid: one.uid });
  });
}

const noticeOf = ({ notice, kind, recordId, uid, name, deleteAt }: Planned, now: Date): StoredNotice => ({
  ...notice,
  ...{ kind, recordId, uid, name },
  deleteAt: timeAt(deleteAt.getTime()),
  createdAt: notice?.createdAt ?? timeAt(now.getTime()),
});

export function expire(notice: StoredNotice, now: Date): Promise<void> {
  return notice.kind === 'account' ? expireAccount(notice, now) : expireRecord(notice, now);
}

/** Whether it is still there, unchanged, and the term is not longer now. */
function isDue(record: Expiring | undefined, terms: Terms, now: Date): boolean {
  const end = record && endOf(record, terms);
  return end !== undefined && end <= now;
}

/** Record, notice and log entry in one transaction, so that none is ever there without the others. */
function expireRecord({ kind, recordId }: StoredNotice, now: Date): Promise<void> {
  if (kind === 'account') throw new TypeError('An account has more than one record');
  const { read, document } = keptRecords[kind];
  return transact(async (tx) => {
    const notice = (await tx.get(noticeDocument(kind, recordId))).data();
    const terms = await readTerms(tx);
    const found = await read(tx, recordId);
    if (!notice || endOfNotice(notice) > now) return;
    if (isDue(found, terms, now)) {
      tx.delete(document(recordId));
      logDeletion(tx, notice);
    }
    tx.delete(noticeDocument(kind, recordId));
  });
}

/** An account has files and belongs to another service, so its deletion takes more than one transaction. */
async function expireAccount({ recordId: uid }: StoredNotice, now: Date): Promise<void> {
  if (!(await begin(uid, now))) return;
  await eraseAccount(uid);
  await transact(async (tx) => {
    const notice = (await tx.get(noticeDocument('account', uid))).data();
    if (!notice) return;
    logDeletion(tx, notice);
    tx.delete(noticeDocument('account', uid));
  });
}

/**
 * Deletes the record without which the person can create nothing, and returns whether the rest must be
 * deleted.
 */
async function begin(uid: string, now: Date): Promise<boolean> {
  const account = await readAccount(uid);
  return transact(async (tx) => {
    const document = noticeDocument('account', uid);
    const notice = (await tx.get(document)).data();
    if (!notice || notice.startedAt) return notice !== undefined;
    if (endOfNotice(notice) > now) return false;
    const terms = await readTerms(tx);
    const isUnused = await holdsNothing(tx, uid);
    if (!isUnused || !isDue(account, terms, now)) {
      tx.delete(document);
      return false;
    }
    await deletePersonIn(tx, uid);
    tx.update(document, { startedAt: timeNow() });
    return true;
  });
}

/** Without names, because the log is kept for longer. */
function logDeletion(tx: Transaction, { kind, recordId }: StoredNotice): void {
  const logged = { application: 'application', decision: 'application', account: 'user' } as const;
  const target = {
    kind: kind === 'message' || kind === 'barrier' ? kind : logged[kind],
    id: recordId,
    name: retentionDeskTexts.kinds[kind],
  };
  logActivity(tx, { ...visitor, email: retentionDeskTexts.actor }, 'expired', target);
}
