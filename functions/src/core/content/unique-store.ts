/** Fields whose value must be different in every record of a kind. */
import { AppError } from '@lab/contract';
import type { Declaration } from '@lab/contract/core/content/kind';
import type { Transaction } from 'firebase-admin/firestore';
import type { AnyStore } from './content-store.ts';

/** At most two ids, which is enough to find another record than the one that is written. */
async function idsWithValue(
  tx: Transaction,
  store: AnyStore,
  field: string,
  value: unknown,
): Promise<string[]> {
  const { docs } = await tx.get(store.collection().where(field, '==', value).limit(2));
  return docs.map(({ id }) => id);
}

/** Must be called in the transaction before anything is written. */
export async function requireUnique(
  tx: Transaction,
  store: AnyStore,
  id: string,
  values: object,
): Promise<void> {
  const { fields }: Declaration = store.declared;
  for (const [name, field] of Object.entries(fields)) {
    const value = (values as Record<string, unknown>)[name];
    if (!('taken' in field) || !field.taken || value === undefined) continue;
    const found = await idsWithValue(tx, store, name, value);
    if (found.some((other) => other !== id)) throw new AppError('conflict', field.taken, [name]);
  }
}
