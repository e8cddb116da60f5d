import type { api } from '@lab/contract';
import { isMailEvent, type MailEventName } from '@lab/contract/mail/events';
import { readPage } from '../../data/page.ts';
import { type HandlersOf, Page } from '../../http/handler.ts';
import { readChoices, writeChoices } from './choices-store.ts';
import { countUnread, isKnown, markRead, noticesOf, toNotice } from './notice-store.ts';

export const notices: HandlersOf<typeof api.notices> = {
  async mine({ query, caller }) {
    const { records, next } = await readPage(noticesOf(caller.uid), query);
    return new Page(records.filter(isKnown).map(toNotice), next);
  },

  unread: ({ caller }) => countUnread(caller.uid),

  read: async ({ body, caller }) => ({ modifiedCount: await markRead(caller.uid, body) }),

  choices: async ({ caller }) => ({ off: knownEvents(await readChoices(caller.uid)) }),

  async choose({ body, caller }) {
    await writeChoices(caller.uid, body.off);
    return { success: true };
  },
};

export const knownEvents = (names: readonly string[]): MailEventName[] => names.filter(isMailEvent);
