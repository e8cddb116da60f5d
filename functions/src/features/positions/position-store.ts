/** `openPositions`: few by nature, no two with the same role. */

import { positionKind } from '@lab/contract/features/positions/kind';
import { kinds } from '@lab/contract/kinds/kinds';
import { lastMoment } from '@lab/contract/lib/moments';
import type { Transaction } from 'firebase-admin/firestore';
import { contentStore } from '../../core/content/content-store.ts';

const positions = contentStore(kinds.positions, positionKind);

interface Ends {
  state: string;
  deadline: string;
}

/** A deadline that is a day ends when the day has ended everywhere. */
const isOpen = ({ state, deadline }: Ends, now: number) =>
  state === 'open' && !(deadline && lastMoment(deadline) < now);

/** The application form names a position by its role. */
export async function findOpen(tx: Transaction, role: string): Promise<{ id: string } | undefined> {
  const { docs } = await tx.get(positions.collection().where('role', '==', role).limit(1));
  return docs.find((doc) => isOpen(doc.data(), Date.now()));
}

export async function openPositions(now: Date): Promise<Map<string, { role: string; deadline: string }>> {
  const all = await positions.readAll();
  return new Map(all.filter(([, position]) => isOpen(position, now.getTime())));
}
