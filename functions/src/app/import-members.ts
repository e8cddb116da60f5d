/** Members from a table get what a member gets whom an admin adds: their papers, and the account with their email. */
import type { api } from '@lab/contract';
import type { HandlersOf } from '../core/http/handler.ts';
import { logFailure } from '../core/http/log.ts';
import { settlePapersOf } from '../features/papers/settle-members-store.ts';
import { joinAccounts } from '../features/team/join-entry.ts';
import { importMembers, planMembers } from '../features/team/table/import-members.ts';

export const memberTables: HandlersOf<typeof api.memberTables> = {
  plan: ({ body }) => planMembers(body),

  async import({ body, caller }) {
    const made = await importMembers(body, caller);
    // The members are stored already, so a failure here must not fail the call; the next edit or sign-in tries again.
    await settlePapersOf(...made.map(({ id }) => id)).catch(unsettled);
    await joinAccounts(
      made.flatMap(({ email }) => email || []),
      caller,
    ).catch(unsettled);
    return { made: made.length };
  },
};

const unsettled = (error: unknown) => logFailure('', error);
