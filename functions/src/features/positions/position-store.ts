/** `openPositions`: few by nature, no two with the same role. */

import { positionKind } from '@lab/contract/features/positions/kind';
import { kinds } from '@lab/contract/kinds/kinds';
import { lastMoment } from '@lab/contract/lib/moments';
import type { Transaction } from 'firebase-admin/firestore';
import { contentStore, readAll, type StoredOf } from '../../core/content/content-store.ts';
import type { Summary } from '../../core/content/summary-store.ts';
import { homePart, writeHome } from '../../core/summaries/home-store.ts';

export const positions = contentStore(kinds.positions, positionKind);

interface Ends {
  state: string;
  deadline: string;
}

/** A deadline that is a day ends when the day has ended everywhere. */
const isOpen = ({ state, deadline }: Ends, now: number) =>
  state === 'open' && !(deadline && lastMoment(deadline) < now);

/** Safety limit, far above what a lab advertises. */
const mostOpen = 100;

const openDeadlines = homePart('openPositions', ['']);

/**
 * The deadlines of the positions that are open, from which their number today follows; an empty one for none.
 */
export const openSummary: Summary<StoredOf<typeof positionKind>, string> = {
  isWhole: false,
  hasRecords: false,
  part: openDeadlines,
  source: (tx) => readAll(tx, positions.collection()),
  write(tx, all) {
    const open = [...all.values()].filter((position) => isOpen(position, Date.now()));
    writeHome(tx, openDeadlines.of(open.slice(0, mostOpen).map(({ deadline }) => deadline)));
  },
};

export async function countOpenPositions(now: number): Promise<number> {
  return (await openDeadlines.read()).filter((deadline) => isOpen({ state: 'open', deadline }, now)).length;
}

/** The application form names a position by its role. */
export async function findOpen(tx: Transaction, role: string): Promise<{ id: string } | undefined> {
  const { docs } = await tx.get(positions.collection().where('role', '==', role).limit(1));
  return docs.find((doc) => isOpen(doc.data(), Date.now()));
}

export async function openPositions(now: Date): Promise<Map<string, { role: string; deadline: string }>> {
  const all = await positions.readAll();
  return new Map(all.filter(([, position]) => isOpen(position, now.getTime())));
}
