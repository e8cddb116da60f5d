/** Moves stored decisions to the notices; `migrations.ts` runs it. */
import { mailEventNames, mailEventOf } from '@lab/contract/features/mail/events';
import type { Outcome } from '@lab/contract/features/outcomes/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import type { DocumentReference } from 'firebase-admin/firestore';
import { collection, type Transaction, transact } from '../../core/data/firestore.ts';
import { noTime } from '../../core/data/time.ts';
import { noticesCollection } from '../../features/mail/notices/notice-store.ts';

const shape = {
  uid: '',
  kind: 'paper' as Outcome['kind'],
  /** Empty in records of versions that kept only rejections. */
  result: '' as Outcome['result'] | '',
  recordId: '',
  name: '',
  reason: '',
  feedback: '',
  createdAt: noTime,
};

type Earlier = typeof shape;

export async function moveDecisions(dryRun: boolean): Promise<string[]> {
  const { docs } = await collection<Earlier>('outcomes', shape).get();
  if (!dryRun) for (const { ref } of docs) await transact((tx) => move(tx, ref));
  return [`outcomes: ${docs.length} moved to notices`];
}

function eventOf({ kind, result }: Earlier) {
  const wanted = result || (kind === 'paper' ? 'rejected' : 'declined');
  return mailEventNames.find((name) => {
    const { decision } = mailEventOf(name);
    return decision?.kind === kind && decision.result === wanted;
  });
}

function pathOf({ kind, recordId }: Earlier): string {
  if (!recordId || kind === 'application') return '';
  return kind === 'paper' ? paths.paper(recordId) : paths.member(recordId);
}

async function move(tx: Transaction, earlier: DocumentReference<Earlier>): Promise<void> {
  const stored = (await tx.get(earlier)).data();
  const event = stored && eventOf(stored);
  // Its owner may have deleted the account meanwhile.
  if (!event) return;
  const { uid, kind, name, recordId, reason, feedback, createdAt } = stored;
  // The ids with which a correction replaces the last one, and a retraction is taken back.
  const id = earlier.id.replace(/^(corrected|retracted):/, '$1-');
  tx.set(noticesCollection().doc(id), {
    uid,
    byUid: '',
    event,
    name: kind === 'team' ? '' : name,
    about: '',
    path: pathOf(stored),
    // It was on the dashboard before.
    read: true,
    createdAt,
    decision: { name, recordId, reason, feedback, createdAt },
  });
  tx.delete(earlier);
}
