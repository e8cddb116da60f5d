import { type Able, can, type Right } from '@lab/contract/api/rights';
import type { Waiting } from '@lab/contract/features/desk/schemas';
import { day } from '@lab/contract/lib/durations';
import type { Query } from 'firebase-admin/firestore';
import { iso, type Time, timeAt } from '../../core/data/time.ts';
import { applicationsCollection, decidableBy } from '../applications/application-store.ts';
import { openBarriers } from '../legal/barriers/barrier-store.ts';
import { messagesCollection } from '../messages/message-store.ts';
import { requestsCollection } from '../papers/request-store.ts';
import { usersCollection } from '../users/user-store.ts';

/** What waits for admins; each still needs a decision or an answer. */
const waitingRecords = {
  applications: () => applicationsCollection(),
  papers: () => requestsCollection(),
  messages: () => messagesCollection().where('reply', '==', ''),
  barriers: () => openBarriers(),
} satisfies Record<string, () => Query>;

type What = keyof typeof waitingRecords;

const whats = Object.keys(waitingRecords) as What[];

interface WaitingLong {
  what: What;
  /** Those that have waited for at least the first number of days. */
  count: number;
  /** Whether one of them has waited for one of these numbers of days since yesterday. */
  reachedToday: boolean;
}

export function waitingSince(now: Date, days: readonly number[]): Promise<WaitingLong[]> {
  const ago = (count: number) => timeAt(now.getTime() - count * day);
  const [least = 0] = days;
  return Promise.all(
    whats.map(async (what): Promise<WaitingLong> => {
      const all: () => Query = waitingRecords[what];
      const count = await countOf(all().where('createdAt', '<=', ago(least)));
      if (count === 0) return { what, count, reachedToday: false };
      const today = await Promise.all(
        days.map((at) =>
          countOf(
            all()
              .where('createdAt', '<=', ago(at))
              .where('createdAt', '>', ago(at + 1)),
          ),
        ),
      );
      return { what, count, reachedToday: today.some((found) => found > 0) };
    }),
  );
}

/** An aggregation, which costs one read per thousand records. */
async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/**
 * Each oldest record costs one read more than the counts. Of a queue that is not theirs nobody learns how
 * long it is.
 */
export async function readOverview(person: Able) {
  const ifMay = (right: Right, what: What) => (can(person, right) ? waitingRecords[what]() : undefined);
  const [applications, papers, messages, barriers, users] = await Promise.all([
    waiting(decidableBy(person)),
    waiting(ifMay('papers.publish', 'papers')),
    waiting(ifMay('messages.answer', 'messages')),
    waiting(ifMay('barriers.answer', 'barriers')),
    can(person, 'users.manage') ? countOf(usersCollection()) : 0,
  ]);
  return { applications, papers, messages, barriers, users };
}

async function waiting(query: Query | undefined): Promise<Waiting> {
  if (!query) return { count: 0, oldest: null };
  const [count, { docs }] = await Promise.all([
    countOf(query),
    query.orderBy('createdAt').limit(1).select('createdAt').get(),
  ]);
  const oldest: Time | undefined = docs[0]?.data().createdAt;
  return { count, oldest: oldest ? iso(oldest) : null };
}
