import type { api } from '@lab/contract';
import { transact } from '../../core/data/firestore.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { isLocal } from '../../core/http/token-secret.ts';
import { type ContentToCount, stepsDone } from './checklist.ts';
import { makeFirstAdmin } from './first-admin.ts';
import { isChecklistHidden, isSetUp, writeChecklistHidden } from './setup-store.ts';

/** On a developer's machine nobody else can be first, so no code is asked for. */
const asksCode = !isLocal;

/** The content is passed in, because its kinds are combined above the features. */
export const setupHandlers = (content: ContentToCount): HandlersOf<typeof api.setup> => ({
  state: async () => ({ open: !(await transact(isSetUp)), asksCode }),

  makeFirstAdmin: ({ body }) => makeFirstAdmin(body, { asksCode }),

  async checklist() {
    const [hidden, done] = await Promise.all([isChecklistHidden(), stepsDone(content)]);
    return { hidden, done, local: isLocal };
  },

  async changeChecklist({ body: { hidden } }) {
    await writeChecklistHidden(hidden);
    return { success: true };
  },
});
