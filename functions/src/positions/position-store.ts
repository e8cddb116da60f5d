/** `openPositions`: few by nature, no two with the same role. */
import type { Position } from '@lab/contract/positions/schemas';
import { positionTexts } from '@lab/contract/positions/texts';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import { pickShape, type Shape } from '../data/shape.ts';
import { iso, noTime } from '../data/time.ts';

export interface StoredPosition {
  role: string;
  qualifications: string;
  experience: string;
  internationalExposure: string;
  createdAt: Timestamp;
}

const shape: Shape<StoredPosition> = {
  role: '',
  qualifications: '',
  experience: '',
  internationalExposure: '',
  createdAt: noTime,
};

export const positionsCollection = () => collection<StoredPosition>('openPositions', shape);

export const positionDocument = (id: string) => documentOf(positionsCollection(), id, positionTexts.notFound);

export async function listPositions(): Promise<Position[]> {
  const { docs } = await positionsCollection().orderBy('createdAt').get();
  return docs.map((doc) => toPosition(doc.id, doc.data()));
}

function toPosition(id: string, stored: StoredPosition): Position {
  return { _id: id, ...pickShape(shape, stored), createdAt: iso(stored.createdAt) };
}

/** The ids of the positions with this role; the application form names a position by its role. */
export async function positionsWith(tx: Transaction, role: string): Promise<string[]> {
  const { docs } = await tx.get(positionsCollection().where('role', '==', role).limit(2));
  return docs.map((doc) => doc.id);
}

export async function isOpen(tx: Transaction, role: string): Promise<boolean> {
  return (await positionsWith(tx, role)).length > 0;
}
