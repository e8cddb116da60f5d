/** `retention/terms`: how long records of people are kept. */
import { emptyValues } from '@lab/contract/core/content/field';
import { type Terms, termFields } from '@lab/contract/features/legal/retention/terms';
import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../../../core/data/firestore.ts';
import { fill, pickShape } from '../../../core/data/shape.ts';

const shape: Terms = emptyValues(termFields);

const document = () => collection<Terms>('retention', shape).doc('terms');

export async function readTerms(tx?: Transaction): Promise<Terms> {
  const stored = (tx ? await tx.get(document()) : await document().get()).data();
  return pickShape(shape, fill<Terms>(shape, stored));
}

export function writeTerms(tx: Transaction, terms: Terms): void {
  tx.set(document(), terms);
}
