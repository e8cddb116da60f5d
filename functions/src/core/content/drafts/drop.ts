/** Drops a draft or a next version. A withdrawn record is deleted with it, and can be restored. */
import { logActivity } from '../../activity/activity-store.ts';
import { transact } from '../../data/firestore.ts';
import { type Caller, requireRight } from '../../http/caller.ts';
import { storeRemoved } from '../../removed/removed-store.ts';
import { keptOf, readStanding, requireMove, requireSeen, writeDraft } from './draft-store.ts';
import type { Drafted } from './drafted.ts';
import { letVersionsGo } from './version-store.ts';

interface Drop {
  params: { id: string };
  query: { revision: number };
  caller: Caller;
}

export function drop(kind: Drafted, { params: { id }, query, caller }: Drop) {
  return transact(async (tx) => {
    const standing = await readStanding(kind, id, tx);
    requireMove(kind, 'drop', standing, caller);
    requireSeen(standing, query.revision);
    const { draft, state } = standing;
    // Who only writes drops what they have begun, and nothing that a colleague did.
    if (draft?.begunBy !== caller.uid) requireRight(caller, kind.needs, kind.name, id);
    const { withdrawn, withdrawAt } = keptOf(draft);
    if (withdrawn) {
      storeRemoved(tx, { kind: kind.name }, id, withdrawn);
      letVersionsGo(tx, kind, id, withdrawn);
      logActivity(tx, caller, 'deleted', kind.targetOf(id, kind.nameOf(withdrawn), withdrawn));
    } else {
      const name = draft?.name ?? '';
      logActivity(tx, caller, 'droppedDraft', { kind: kind.name, id, name });
    }
    writeDraft(tx, kind, standing, 'drop', state === 'changed' ? { withdrawAt } : {});
    return { deletedCount: 1 };
  });
}
