import type { api } from '@lab/contract';
import { isMailEvent } from '@lab/contract/features/mail/events';
import { readPage } from '../../../core/data/page.ts';
import { type HandlersOf, Page } from '../../../core/http/handler.ts';
import { deleteBounced, isBounced, readChoices, writeChoices } from './choices-store.ts';
import { countUnread, isKnown, markRead, noticesOf, toNotice } from './notice-store.ts';

export const notices: HandlersOf<typeof api.notices> = {
  async mine({ query, caller }) {
    const { records, next } = await readPage(noticesOf(caller.uid), query);
    return new Page(records.filter(isKnown).map(toNotice), next);
  },

  unread: ({ caller }) => countUnread(caller.uid),

  read: async ({ body, caller }) => ({ modifiedCount: await markRead(caller.uid, body) }),

  choices: async ({ caller }) => shownChoices(await readChoices(caller.uid), caller.email),

  async choose({ body, caller }) {
    await writeChoices(caller.uid, body.off);
    if (body.arrives) await deleteBounced(caller.uid);
    return { success: true };
  },
};

type Choices = Awaited<ReturnType<typeof readChoices>>;

export function shownChoices(choices: Choices, email: string) {
  const bounced = isBounced(choices, email);
  return { off: choices.off.filter(isMailEvent), bounced, reason: bounced ? choices.bounced.reason : '' };
}
