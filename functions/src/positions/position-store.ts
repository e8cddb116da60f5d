/** `openPositions`: few by nature, no two with the same role. */
import { kinds } from '@lab/contract/kinds';
import { lastMoment } from '@lab/contract/moments';
import { positionKind } from '@lab/contract/positions/kind';
import type { Transaction } from 'firebase-admin/firestore';
import { contentStore } from '../content/content-store.ts';

const positions = contentStore(kinds.positions, positionKind);

/** The application form names a position by its role. A deadline that is a day ends when the day has ended everywhere. */
export async function isOpen(tx: Transaction, role: string): Promise<boolean> {
  const { docs } = await tx.get(positions.collection().where('role', '==', role).limit(1));
  return docs
    .map((doc) => doc.data())
    .some(({ state, deadline }) => state === 'open' && !(deadline && lastMoment(deadline) < Date.now()));
}
