import { AppError, type api } from '@lab/contract';
import { positionTexts } from '@lab/contract/positions/texts';
import { demandExisting, type Transaction, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import type { HandlersOf } from '../http/handler.ts';
import { positionDocument, positionsCollection, positionsWith, toPosition } from './position-store.ts';

export const positions: HandlersOf<typeof api.positions> = {
  async list() {
    const { docs } = await positionsCollection().orderBy('createdAt').get();
    return docs.map((doc) => toPosition(doc.id, doc.data()));
  },

  create: ({ body }) =>
    transact(async (tx) => {
      await demandFreeRole(tx, body.role);
      const document = positionsCollection().doc();
      tx.create(document, { ...body, createdAt: now() });
      return { insertedId: document.id };
    }),

  edit: ({ params, body }) =>
    transact(async (tx) => {
      const document = positionDocument(params.id);
      await demandExisting(tx, document, positionTexts.notFound);
      await demandFreeRole(tx, body.role, params.id);
      tx.update(document, body);
      return { modifiedCount: 1 };
    }),

  delete: ({ params }) =>
    transact(async (tx) => {
      const document = positionDocument(params.id);
      await demandExisting(tx, document, positionTexts.notFound);
      tx.delete(document);
      return { deletedCount: 1 };
    }),
};

async function demandFreeRole(tx: Transaction, role: string, except?: string): Promise<void> {
  const taken = (await positionsWith(tx, role)).some((id) => id !== except);
  if (!taken) return;
  throw new AppError('conflict', positionTexts.validation.roleTaken, {
    role: positionTexts.validation.roleTaken,
  });
}
