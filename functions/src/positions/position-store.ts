/** `openPositions`: few by nature, no two with the same role. */
import { kinds } from '@lab/contract/kinds';
import { positionKind } from '@lab/contract/positions/kind';
import type { Transaction } from 'firebase-admin/firestore';
import { contentStore } from '../content/content-store.ts';
import { idsWithValue } from '../content/unique-store.ts';

const positions = contentStore(kinds.positions, positionKind);

/** The application form names a position by its role. */
export async function isOpen(tx: Transaction, role: string): Promise<boolean> {
  return (await idsWithValue(tx, positions, 'role', role)).length > 0;
}
