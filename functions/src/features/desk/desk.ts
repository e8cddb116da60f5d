import { AppError, type api } from '@lab/contract';
import type { Removal } from '@lab/contract/features/desk/schemas';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { restorable } from '../../app/restorable.ts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { alreadyExists, transact } from '../../core/data/firestore.ts';
import { readPage } from '../../core/data/page.ts';
import { iso } from '../../core/data/time.ts';
import { type HandlersOf, Page } from '../../core/http/handler.ts';
import { isExpired, readRemoved, removalDocument, removals } from '../../core/removed/removed-store.ts';
import { readOverview } from './waiting-store.ts';

export const desk: HandlersOf<typeof api.desk> = {
  overview: ({ caller }) => readOverview(caller),

  async removed({ query }) {
    const { records, next } = await readPage(removals(), query);
    const kept = records.filter((removal) => !isExpired(removal.data()));
    const shown = kept.map((removal): Removal => {
      const { kind, record, createdAt, expiresAt } = removal.data();
      const id = removal.id.slice(kind.length + 1);
      const name = restorable[kind].nameOf(record);
      return { _id: removal.id, kind, id, name, createdAt: iso(createdAt), expiresAt: iso(expiresAt) };
    });
    return new Page(shown, next);
  },

  async restore({ params, caller }) {
    const found = Object.values(restorable).find(({ kind }) => kind === params.kind);
    if (!found) throw new AppError('not-found', deskTexts.errors.kind);
    const { id } = params;
    return transact(async (tx) => {
      const removed = await readRemoved(tx, found, id);
      if (!removed) throw new AppError('not-found', deskTexts.errors.tooLate);
      const restored = await found.putBack(tx, id, removed, caller);
      tx.delete(removalDocument(found.kind, id));
      logActivity(tx, caller, 'restored', { kind: found.kind, id, ...restored });
      return { restored: true };
    }).catch(refuseOccupied);
  },
};

/** A form that is sent again after its record was deleted creates the record again, with the same id. */
function refuseOccupied(error: unknown): never {
  throw alreadyExists(error) ? new AppError('conflict', deskTexts.errors.occupied) : error;
}
