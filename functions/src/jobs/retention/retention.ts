import type { api } from '@lab/contract';
import type { HandlersOf } from '../../core/http/handler.ts';
import { noticesFor } from '../../features/legal/retention/notice-store.ts';
import { changeTerms } from '../../features/legal/retention/terms.ts';
import { readTerms } from '../../features/legal/retention/terms-store.ts';
import { plan } from './plan.ts';

export const retention: HandlersOf<typeof api.retention> = {
  terms: () => readTerms(),

  change: ({ body: { before, ...terms }, caller }) => changeTerms(caller, terms, before),

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
