/** `openPositions`: few by nature, no two with the same role. */
import { kinds } from '@lab/contract/kinds';
import { positionKind } from '@lab/contract/positions/kind';
import type { Transaction } from 'firebase-admin/firestore';
import { contentStore } from '../content/content-store.ts';

const positions = contentStore(kinds.positions, positionKind);

/** The application form names a position by its role. */
export async function isOpen(tx: Transaction, role: string): Promise<boolean> {
  const { docs } = await tx.get(positions.collection().where('role', '==', role).limit(1));
  return docs.some((doc) => doc.data().state === 'open');
}
