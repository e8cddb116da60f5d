/** At a sign-in, and when an admin writes an entry of the team, an account and an entry with its email are joined. */

import { replyOf } from '../core/http/handler.ts';
import { logFailure } from '../core/http/log.ts';
import { session } from '../features/session/session.ts';
import { joinAccount, joinEntry } from '../features/team/join-entry.ts';
import { settlingTeam } from './settle-members.ts';

/** In seconds. Each hour the browser renews its token, which is no sign-in. */
const recently = 5 * 60;

export const joiningSession: typeof session = {
  ...session,

  async token(input) {
    const reply = await session.token(input);
    const { caller } = input;
    if (Date.now() / 1000 - caller.signedInAt < recently) {
      // Nobody is kept from signing in; the next sign-in tries again.
      await joinEntry(caller).catch((error: unknown) => logFailure('', error));
    }
    return reply;
  },
};

export const joiningTeam: typeof settlingTeam = {
  ...settlingTeam,

  async create(input) {
    const reply = await settlingTeam.create(input);
    await joinAccount(replyOf(reply).insertedId, input.caller);
    return reply;
  },

  async edit(input) {
    const reply = await settlingTeam.edit(input);
    await joinAccount(input.params.id, input.caller);
    return reply;
  },
};
