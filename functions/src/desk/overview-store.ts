import type { Waiting } from '@lab/contract/desk/schemas';
import type { Query } from 'firebase-admin/firestore';
import { applicationsCollection } from '../applications/application-store.ts';
import { iso, type Time } from '../data/time.ts';
import { openBarriers } from '../legal/barriers/barrier-store.ts';
import { messagesCollection } from '../messages/message-store.ts';
import { requestsCollection } from '../papers/request-store.ts';
import { usersCollection } from '../users/user-store.ts';

/** Counts are aggregations: they cost one read per thousand records, and each oldest record one more. */
export async function readOverview() {
  const [applications, papers, messages, barriers, users] = await Promise.all([
    waiting(applicationsCollection()),
    waiting(requestsCollection()),
    waiting(messagesCollection().where('reply', '==', '')),
    waiting(openBarriers()),
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

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
