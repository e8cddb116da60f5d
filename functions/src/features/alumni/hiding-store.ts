import { hidingOf } from '../../core/content/hidden-email.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import { readEntry } from '../team/account-store.ts';
import { usersCollection } from '../users/user-store.ts';
import { readAlumnus } from './alumni-store.ts';

/** Who hides the email and is neither on the team nor among the alumni. */
export async function findHiding(tx: Transaction) {
  const { docs } = await tx.get(usersCollection().where('hidesEmail', '==', true).select());
  const found = await Promise.all(
    docs.map(async ({ id }) => (((await readEntry(id, tx)) ?? (await readAlumnus(id, tx))) ? [] : [id])),
  );
  return hidingOf(found.flat());
}
