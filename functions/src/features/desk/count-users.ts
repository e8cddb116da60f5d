/** Each night: how many people have an account. */
import { usersCollection } from '../users/user-store.ts';
import { keepCount } from './count-store.ts';
import { countOf } from './waiting-store.ts';

export async function countUsers(at: Date): Promise<void> {
  await keepCount(await countOf(usersCollection()), at);
}
