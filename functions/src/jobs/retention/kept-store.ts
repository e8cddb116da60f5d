/** The records that are kept for a term, and the last that happened to each. */
import { barrierDeskTexts } from '@lab/contract/features/legal/barriers/desk/texts';
import type { ExpiringKind } from '@lab/contract/features/legal/retention/terms';
import { truncate } from '@lab/contract/lib/truncate';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { iso, type Time, timeAt } from '../../core/data/time.ts';
import { applicationsCollection } from '../../features/applications/application-store.ts';
import { barriersCollection } from '../../features/legal/barriers/barrier-store.ts';
import { noticesCollection } from '../../features/mail/notices/notice-store.ts';
import { messagesCollection } from '../../features/messages/message-store.ts';

export interface Expiring {
  kind: ExpiringKind;
  recordId: string;
  /** Empty if it belongs to nobody. */
  uid: string;
  name: string;
  lastActivity: Date;
}

interface Kept {
  /** Those that are as old as this. What happened to them since may make them younger. */
  find(createdBefore: Date): Promise<Expiring[]>;
  /** As it is now, in the transaction that deletes it. */
  read(tx: Transaction, id: string): Promise<Expiring | undefined>;
  document(id: string): DocumentReference;
}

type About<Stored> = (id: string, record: Stored) => { uid: string; name: string; last: Time };

function keptIn<Stored extends { createdAt: Time }>(
  kind: ExpiringKind,
  all: () => CollectionReference<Stored>,
  about: About<Stored>,
  by = 'createdAt',
): Kept {
  function expiring(id: string, record: Stored): Expiring {
    const { last, ...owner } = about(id, record);
    return { kind, recordId: id, ...owner, lastActivity: last.toDate() };
  }
  return {
    async find(createdBefore) {
      const { docs } = await all().where(by, '<=', timeAt(createdBefore.getTime())).get();
      return docs.map((doc) => expiring(doc.id, doc.data()));
    },
    async read(tx, id) {
      const found = await tx.get(all().doc(id));
      const stored = found.data();
      // A decision that was dismissed is no longer one.
      return stored && found.get(by) && expiring(id, stored);
    },
    document: (id) => all().doc(id),
  };
}

const excerpt = 60;

export const keptRecords: Record<Exclude<ExpiringKind, 'account'>, Kept> = {
  application: keptIn('application', applicationsCollection, (uid, { role, createdAt, feedbackAt }) => ({
    uid,
    name: role,
    last: feedbackAt ?? createdAt,
  })),
  decision: keptIn(
    'decision',
    noticesCollection,
    (_id, { uid, decision, createdAt }) => ({ uid, name: decision?.name ?? '', last: createdAt }),
    'decision.createdAt',
  ),
  message: keptIn('message', messagesCollection, (_id, { uid, message, createdAt, repliedAt }) => ({
    uid,
    name: truncate(message, excerpt),
    last: repliedAt ?? createdAt,
  })),
  barrier: keptIn('barrier', barriersCollection, (_id, { createdAt, changedAt }) => ({
    uid: '',
    name: barrierDeskTexts.of(iso(createdAt).slice(0, 10)),
    last: changedAt,
  })),
};
