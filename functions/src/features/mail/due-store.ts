import { noTime, now } from '../../core/data/time.ts';
import { mailCollection } from './mail-store.ts';

/** Mails that are due, or whose sender has not come back, the longest waiting first. */
export async function dueMails(atMost: number): Promise<string[]> {
  const { docs } = await mailCollection()
    .where('dueAt', '>', noTime)
    .where('dueAt', '<=', now())
    .orderBy('dueAt')
    .limit(atMost)
    .select()
    .get();
  return docs.map(({ id }) => id);
}
