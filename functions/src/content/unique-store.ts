/** Fields that no two records of a kind have in common. */
import { AppError } from '@lab/contract';
import type { Declaration } from '@lab/contract/content/kind';
import type { Transaction } from 'firebase-admin/firestore';
import type { AnyStore } from './content-store.ts';

/** Ids of the records that hold this value. */
export async function holders(
  tx: Transaction,
  store: AnyStore,
  field: string,
  value: unknown,
): Promise<string[]> {
  const { docs } = await tx.get(store.collection().where(field, '==', value).limit(2));
  return docs.map(({ id }) => id);
}

/** Called in the transaction that writes, before anything is written. */
export async function requireFree(
  tx: Transaction,
  store: AnyStore,
  id: string,
  values: object,
): Promise<void> {
  const { fields }: Declaration = store.declared;
  for (const [name, field] of Object.entries(fields)) {
    if (!('taken' in field) || !field.taken) continue;
    const found = await holders(tx, store, name, (values as Record<string, unknown>)[name]);
    if (found.some((other) => other !== id)) {
      throw new AppError('conflict', field.taken, { [name]: field.taken });
    }
  }
}
