import { AppError, type api } from '@lab/contract';
import { type RestorableKind, restorableKinds } from '@lab/contract/desk/kinds';
import { deskTexts } from '@lab/contract/desk/texts';
import { record } from '../activity/activity-store.ts';
import { alreadyExists, type Transaction, transact } from '../data/firestore.ts';
import type { HandlersOf } from '../http/handler.ts';
import { readOverview } from './overview-store.ts';
import { putBack } from './put-back.ts';
import { readRemoved, removalDocument } from './removed-store.ts';

export const desk: HandlersOf<typeof api.desk> = {
  overview: () => readOverview(),

  async restore({ params: { kind, id }, caller }) {
    if (!isRestorable(kind)) throw new AppError('not-found', deskTexts.errors.kind);
    return transact(async (tx) => {
      const restored = await restore(tx, kind, id);
      tx.delete(removalDocument(kind, id));
      record(tx, caller, 'restored', { kind, id, ...restored });
      return { restored: true };
    }).catch(refuseOccupied);
  },
};

/** A form that is sent again after its record was deleted makes that record anew, under the same id. */
function refuseOccupied(error: unknown): never {
  throw alreadyExists(error) ? new AppError('conflict', deskTexts.errors.occupied) : error;
}

function isRestorable(kind: string): kind is RestorableKind {
  return (restorableKinds as readonly string[]).includes(kind);
}

async function restore<Kind extends RestorableKind>(tx: Transaction, kind: Kind, id: string) {
  const removed = await readRemoved(tx, kind, id);
  if (!removed) throw new AppError('not-found', deskTexts.errors.tooLate);
  return putBack[kind](tx, id, removed);
}
