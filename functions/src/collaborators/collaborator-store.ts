/** `collaborations`: few by nature. Readers get their copy in `public/home`. */
import type { Collaborator } from '@lab/contract/collaborators/schemas';
import { collaboratorTexts } from '@lab/contract/collaborators/texts';
import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { collection, documentOf } from '../data/firestore.ts';
import type { Shape } from '../data/shape.ts';
import { noTime } from '../data/time.ts';
import { homePart, writeHome } from '../summaries/home-store.ts';

export interface StoredCollaborator {
  name: string;
  logo: string;
  createdAt: Timestamp;
}

const shape: Shape<StoredCollaborator> = { name: '', logo: '', createdAt: noTime };

export const collaboratorsCollection = () => collection<StoredCollaborator>('collaborations', shape);

export const listedCollaborators = homePart<Collaborator[]>('collaborators', [
  { _id: '', name: '', logo: '' },
]);

export const collaboratorDocument = (id: string) =>
  documentOf(collaboratorsCollection(), id, collaboratorTexts.notFound);

/** In the order in which they came. */
export async function readCollaborators(tx: Transaction): Promise<Map<string, StoredCollaborator>> {
  const { docs } = await tx.get(collaboratorsCollection().orderBy('createdAt'));
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

export function writeCollaboratorsSummary(tx: Transaction, all: Map<string, StoredCollaborator>): void {
  const listed = [...all].map(([_id, { name, logo }]) => ({ _id, name, logo }));
  writeHome(tx, listedCollaborators.of(listed));
}
