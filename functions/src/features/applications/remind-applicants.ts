/** Reminds people who have begun an application that the deadline is near, for each deadline once. */

import { paths } from '@lab/contract/features/pages/paths';
import { day, hour } from '@lab/contract/lib/durations';
import { clockOf, lastMoment } from '@lab/contract/lib/moments';
import { transact } from '../../core/data/firestore.ts';
import { logFailure } from '../../core/http/log.ts';
import { notify } from '../mail/notify.ts';
import { openPositions } from '../positions/position-store.ts';
import { applicationDocument } from './application-store.ts';
import {
  type Begun,
  begunCollection,
  readBegun,
  reminderOf,
  takeBackReminders,
  writeBegun,
} from './begun-store.ts';

type Positions = Awaited<ReturnType<typeof openPositions>>;

const nearFor = 3 * day;
/** Who has begun some hours ago still knows of it. */
const freshFor = 6 * hour;

export async function remindApplicants(now: Date): Promise<void> {
  const positions = await openPositions(now);
  const { docs } = await begunCollection().get();
  for (const doc of docs) {
    const changes = doc
      .data()
      .positions.some((one) => hasEnded(one, positions) || isDue(one, positions, now));
    // A failure for one person must not stop the others.
    if (changes)
      await remindApplicant(doc.id, positions, now).catch((error: unknown) => logFailure('', error));
  }
}

/**
 * Mail and mark in one transaction, so that a run that broke off is finished by the next one, and two tell
 * nobody twice.
 */
function remindApplicant(uid: string, positions: Positions, now: Date): Promise<void> {
  return transact(async (tx) => {
    const [application, all] = [await tx.get(applicationDocument(uid)), await readBegun(tx, uid)];
    if (all.length === 0) return;
    // Who has applied cannot apply again.
    const ended = application.exists ? all : all.filter((one) => hasEnded(one, positions));
    const going = all.filter((one) => !ended.includes(one));
    const due = going.filter((one) => isDue(one, positions, now));
    const reminded = due.map((one) => ({ ...one, remindedOf: positions.get(one.position)?.deadline ?? '' }));
    takeBackReminders(tx, uid, ended);
    writeBegun(tx, uid, [...going.filter((one) => !due.includes(one)), ...reminded]);
    for (const one of reminded) {
      const { role = '', deadline = '' } = positions.get(one.position) ?? {};
      const more = { path: paths.application(role), id: reminderOf(uid, one) };
      notify(tx, 'deadlineNear', { position: role, day: written(deadline) }, { uid }, more);
    }
  });
}

const hasEnded = ({ position }: Begun, positions: Positions) => !positions.has(position);

function isDue({ position, begunAt, remindedOf }: Begun, positions: Positions, now: Date): boolean {
  const deadline = positions.get(position)?.deadline;
  if (!deadline || deadline === remindedOf) return false;
  const left = lastMoment(deadline) - now.getTime();
  return left > 0 && left <= nearFor && begunAt.toMillis() <= now.getTime() - freshFor;
}

function written(deadline: string): string {
  const clock = clockOf(deadline);
  return [deadline.slice(0, 10), clock && `${clock.time} (UTC${clock.offset})`].filter(Boolean).join(' ');
}
