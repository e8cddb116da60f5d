import type { api } from '@lab/contract';
import { saveGlobal } from '../../core/globals/save-global.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { noticesFor } from '../../features/legal/retention/notice-store.ts';
import { readTerms, terms } from '../../features/legal/retention/terms-store.ts';
import { plan } from './plan.ts';

export const retention: HandlersOf<typeof api.retention> = {
  terms: () => readTerms(),

  change: ({ body: { before, ...values }, caller }) => saveGlobal(caller, terms, { before, values }),

  async due() {
    const { planned } = await plan(new Date());
    return planned.map(({ kind, recordId, name, deleteAt, notice }) => ({
      kind,
      recordId,
      name,
      deleteAt: deleteAt.toISOString(),
      announced: notice !== undefined,
    }));
  },

  mine: ({ caller }) => noticesFor(caller.uid),
};
