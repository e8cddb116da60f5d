import type { Waiting } from '@lab/contract/features/desk/schemas';
import type { Query } from 'firebase-admin/firestore';
import { iso, type Time } from '../../core/data/time.ts';
import { usersCollection } from '../users/user-store.ts';
import { countOf, waitingRecords } from './waiting-store.ts';

/** Each oldest record costs one read more than the counts. */
export async function readOverview() {
  const [applications, papers, messages, barriers, users] = await Promise.all([
    waiting(waitingRecords.applications()),
    waiting(waitingRecords.papers()),
    waiting(waitingRecords.messages()),
    waiting(waitingRecords.barriers()),
    countOf(usersCollection()),
  ]);
  return { applications, papers, messages, barriers, users };
}

async function waiting(query: Query): Promise<Waiting> {
  const [count, { docs }] = await Promise.all([
    countOf(query),
    query.orderBy('createdAt').limit(1).select('createdAt').get(),
  ]);
  const oldest: Time | undefined = docs[0]?.data().createdAt;
  return { count, oldest: oldest ? iso(oldest) : null };
}
