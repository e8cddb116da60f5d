/**
 * `mailCounts`: by uid, how much of what a person did in a day was told. Firestore deletes them by itself
 * (firestore.indexes.json).
 */

import { mailLimits } from '@lab/contract/features/mail/limits';
import { day } from '@lab/contract/lib/durations';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../core/data/firestore.ts';
import { noTime, timeAt } from '../../core/data/time.ts';

const shape = { day: 0, count: 0, expiresAt: noTime };

export const causedDocument = (uid: string) => collection<typeof shape>('mailCounts', shape).doc(uid);

/**
 * Reads how much a person has caused today; `add` counts one more, and `isFirstOver` says that the limit has
 * just been reached.
 */
export async function countCaused(tx: Transaction, uid: string, now: number) {
  const today = Math.floor(now / day);
  const stored = (await tx.get(causedDocument(uid))).data();
  const count = stored?.day === today ? stored.count : 0;
  return {
    today,
    isOver: count >= mailLimits.perPerson,
    isFirstOver: count === mailLimits.perPerson,
    add: () =>
      void tx.set(causedDocument(uid), { day: today, count: count + 1, expiresAt: timeAt(now + 2 * day) }),
  };
}
