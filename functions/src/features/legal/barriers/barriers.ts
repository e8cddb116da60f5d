import type { api } from '@lab/contract';
import { barrierDeskTexts } from '@lab/contract/features/legal/barriers/desk/texts';
import { logActivity, type Target } from '../../../core/activity/activity-store.ts';
import { createOnce } from '../../../core/data/create-once.ts';
import { requireExisting, transact } from '../../../core/data/firestore.ts';
import { iso, now } from '../../../core/data/time.ts';
import type { HandlersOf } from '../../../core/http/handler.ts';
import { notify } from '../../mail/notify.ts';
import {
  barrierDocument,
  barriersCollection,
  listBarriers,
  requireRoom,
  type StoredBarrier,
} from './barrier-store.ts';

const { gone } = barrierDeskTexts;

export const barriers: HandlersOf<typeof api.barriers> = {
  async report({ body, caller }) {
    await requireRoom();
    // Without the caller's uid: a report stays anonymous also when somebody with an account sends it.
    return createOnce(barriersCollection(), { ...caller, uid: '' }, async (tx, document) => {
      const createdAt = now();
      tx.create(document, { ...body, state: 'open', createdAt, changedAt: createdAt });
      const { message: detail, page } = body;
      notify(tx, 'barrierReported', { page: page || '/' }, 'admins', { detail });
    });
  },

  list: ({ query: { state, ...page } }) => listBarriers(page, state),

  settle: ({ params: { id }, body: { state }, caller }) =>
    transact(async (tx) => {
      const document = barrierDocument(id);
      const report = await requireExisting(tx, document, gone);
      if (report.state === state) return { modifiedCount: 1 };
      tx.update(document, { state, changedAt: now() });
      const change = { field: 'state', before: report.state, after: state };
      logActivity(tx, caller, 'edited', target(id, report), [change]);
      return { modifiedCount: 1 };
    }),

  delete: ({ params: { id }, caller }) =>
    transact(async (tx) => {
      const document = barrierDocument(id);
      const report = await requireExisting(tx, document, gone);
      tx.delete(document);
      logActivity(tx, caller, 'deleted', target(id, report));
      return { deletedCount: 1 };
    }),
};

/** By its day, so that the log does not keep what a deleted report said. */
function target(id: string, { createdAt }: StoredBarrier): Target {
  return { kind: 'barrier', id, name: barrierDeskTexts.of(iso(createdAt).slice(0, 10)) };
}
