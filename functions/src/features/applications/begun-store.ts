/**
 * `begunApplications`: by uid, for which positions a person has begun an application. What they wrote is only
 * on their device; this is kept to remind them of the deadline, until they apply, give up, or the position
 * ends.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../core/data/firestore.ts';
import { iso, noTime } from '../../core/data/time.ts';
import { cancelNotification } from '../mail/notify.ts';

const begun = { position: '', begunAt: noTime, remindedOf: '' };

export type Begun = typeof begun;

const shape = { positions: [begun] };

export const begunCollection = () => collection<typeof shape>('begunApplications', shape);

export const begunDocument = (uid: string) => begunCollection().doc(uid);

export async function readBegun(tx: Transaction, uid: string): Promise<Begun[]> {
  return (await tx.get(begunDocument(uid))).data()?.positions ?? [];
}

export function writeBegun(tx: Transaction, uid: string, positions: Begun[]): void {
  if (positions.length > 0) tx.set(begunDocument(uid), { positions });
  else tx.delete(begunDocument(uid));
}

/** For each deadline of a position there is one. */
export const reminderOf = (uid: string, { position, remindedOf }: Begun) =>
  `deadlineNear-${uid}-${position}-${remindedOf}`;

/** Reminders that have not been sent are not sent any more. */
export function takeBackReminders(tx: Transaction, uid: string, ended: readonly Begun[]): void {
  for (const one of ended) if (one.remindedOf) cancelNotification(tx, reminderOf(uid, one));
}

export async function listBegun(uid: string) {
  const stored = (await begunDocument(uid).get()).data();
  return (stored?.positions ?? []).map(({ position, begunAt }) => ({ position, begunAt: iso(begunAt) }));
}
