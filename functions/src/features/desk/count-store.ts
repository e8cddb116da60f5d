/** `userCounts`: how many people had an account, by day. Firestore deletes them by itself (firestore.indexes.json). */
import { day } from '@lab/contract/lib/durations';
import { collection } from '../../core/data/firestore.ts';
import { iso, noTime, now, timeAt } from '../../core/data/time.ts';

const shape = { users: 0, createdAt: noTime, expiresAt: noTime };

const userCounts = () => collection<typeof shape>('userCounts', shape);

export async function keepCount(users: number, at: Date): Promise<void> {
  const expiresAt = timeAt(at.getTime() + 365 * day);
  await userCounts().doc(at.toISOString().slice(0, 10)).set({ users, createdAt: now(), expiresAt });
}

export async function listCounts(): Promise<{ users: number; createdAt: string }[]> {
  const { docs } = await userCounts().orderBy('createdAt', 'desc').limit(30).get();
  return docs.map((one) => ({ users: one.data().users, createdAt: iso(one.data().createdAt) }));
}
