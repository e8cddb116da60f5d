import { day } from '@lab/contract/lib/durations';
import type { Query } from 'firebase-admin/firestore';
import { timeAt } from '../../core/data/time.ts';
import { applicationsCollection } from '../applications/application-store.ts';
import { openBarriers } from '../legal/barriers/barrier-store.ts';
import { messagesCollection } from '../messages/message-store.ts';
import { requestsCollection } from '../papers/request-store.ts';

/** What waits for admins; each still needs a decision or an answer. */
export const waitingRecords: Readonly<Record<What, () => Query>> = {
  applications: () => applicationsCollection(),
  papers: () => requestsCollection(),
  messages: () => messagesCollection().where('reply', '==', ''),
  barriers: () => openBarriers(),
};

const whats = ['applications', 'papers', 'messages', 'barriers'] as const;

type What = (typeof whats)[number];

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
      const all = waitingRecords[what];
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
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
