import { AppError, type api } from '@lab/contract';
import { positionTexts } from '@lab/contract/positions/texts';
import { record, type Target } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { requireExisting, type Transaction, transact } from '../data/firestore.ts';
import { now } from '../data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../data/unchanged.ts';
import type { HandlersOf } from '../http/handler.ts';
import { keepRemoved } from '../removed/removed-store.ts';
import { listPositions, positionDocument, positionsCollection, positionsWith } from './position-store.ts';
import { restorablePosition } from './restorable-position.ts';

export const positions: HandlersOf<typeof api.positions> = {
  list: listPositions,

  create: ({ body, caller }) =>
    createOnce(positionsCollection(), caller, async (tx, document) => {
      await requireFreeRole(tx, body.role);
      tx.create(document, { ...body, createdAt: now() });
      record(tx, caller, 'created', target(document.id, body));
    }),

  edit: ({ params, body: { before, ...body }, caller }) =>
    transact(async (tx) => {
      const document = positionDocument(params.id);
      const current = await requireExisting(tx, document, positionTexts.notFound);
      if (isAlreadySaved(current, body)) return { modifiedCount: 1 };
      requireUnchanged(current, before);
      await requireFreeRole(tx, body.role, params.id);
      tx.update(document, body);
      record(tx, caller, 'edited', target(params.id, body));
      return { modifiedCount: 1 };
    }),

  delete: ({ params, caller }) =>
    transact(async (tx) => {
      const document = positionDocument(params.id);
      const position = await requireExisting(tx, document, positionTexts.notFound);
      tx.delete(document);
      keepRemoved(tx, restorablePosition, params.id, position);
      record(tx, caller, 'deleted', target(params.id, position));
      return { deletedCount: 1 };
    }),
};

async function requireFreeRole(tx: Transaction, role: string, except?: string): Promise<void> {
  const taken = (await positionsWith(tx, role)).some((id) => id !== except);
  if (!taken) return;
  throw new AppError('conflict', positionTexts.validation.roleTaken, {
    role: positionTexts.validation.roleTaken,
  });
}

function target(id: string, { role }: { role: string }): Target {
  return { kind: 'position', id, name: role };
}
