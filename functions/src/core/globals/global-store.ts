import type { DocumentData } from 'firebase-admin/firestore';
import { collection, type Transaction } from '../data/firestore.ts';
import { fill, type Shape } from '../data/shape.ts';

/**
 * The document of a global: a record of which there is one. `shape` has the default values for what it lacks.
 */
export function globalStore<Stored extends DocumentData>(name: string, id: string, shape: Shape<Stored>) {
  const document = () => collection<Stored>(name, shape).doc(id);
  return {
    async read(tx?: Transaction): Promise<Stored> {
      const found = tx ? await tx.get(document()) : await document().get();
      return fill<Stored>(shape, found.data());
    },
    write: (tx: Transaction, values: Stored) => void tx.set(document(), values),
  };
}
