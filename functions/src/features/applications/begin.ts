import type { BeginApplication } from '@lab/contract/features/applications/schemas';
import { transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { findOpen } from '../positions/position-store.ts';
import { requireAccount } from '../users/user-store.ts';
import { readBegun, takeBackReminders, writeBegun } from './begun-store.ts';

/** The browser says when a draft comes or goes. For a position that is not open nothing is kept. */
export function noteBegun({ role, begun }: BeginApplication, { uid }: Caller) {
  return transact(async (tx) => {
    await requireAccount(tx, uid);
    const open = await findOpen(tx, role);
    const all = await readBegun(tx, uid);
    const known = all.filter(({ position }) => position === open?.id);
    if (!open || begun === known.length > 0) return { modifiedCount: 0 };
    const others = all.filter(({ position }) => position !== open.id);
    const added = begun ? [{ position: open.id, begunAt: now(), remindedOf: '' }] : [];
    takeBackReminders(tx, uid, known);
    writeBegun(tx, uid, [...others, ...added]);
    return { modifiedCount: 1 };
  });
}
