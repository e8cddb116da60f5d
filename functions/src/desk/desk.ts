import { AppError, type api } from '@lab/contract';
import { deskTexts } from '@lab/contract/desk/texts';
import { record } from '../activity/activity-store.ts';
import { alreadyExists, transact } from '../data/firestore.ts';
import type { HandlersOf } from '../http/handler.ts';
import { readRemoved, removalDocument } from '../removed/removed-store.ts';
import { restorable } from '../restorable.ts';
import { readOverview } from './overview-store.ts';

export const desk: HandlersOf<typeof api.desk> = {
  overview: () => readOverview(),

  async restore({ params, caller }) {
    const found = Object.values(restorable).find(({ kind }) => kind === params.kind);
    if (!found) throw new AppError('not-found', deskTexts.errors.kind);
    const { id } = params;
    return transact(async (tx) => {
      const removed = await readRemoved(tx, found, id);
      if (!removed) throw new AppError('not-found', deskTexts.errors.tooLate);
      const restored = await found.putBack(tx, id, removed);
      tx.delete(removalDocument(found.kind, id));
      record(tx, caller, 'restored', { kind: found.kind, id, ...restored });
      return { restored: true };
    }).catch(refuseOccupied);
  },
};

/** A form that is sent again after its record was deleted creates the record again, with the same id. */
function refuseOccupied(error: unknown): never {
  throw alreadyExists(error) ? new AppError('conflict', deskTexts.errors.occupied) : error;
}
