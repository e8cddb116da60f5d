import type { api } from '@lab/contract';
import { messageMoves } from '@lab/contract/messages/lifecycle';
import { messageTexts } from '@lab/contract/messages/texts';
import { errorTexts } from '@lab/contract/texts';
import { record } from '../activity/activity-store.ts';
import { createOnce } from '../data/create-once.ts';
import { demandExisting, transact } from '../data/firestore.ts';
import { demandMove } from '../data/move.ts';
import { readPage } from '../data/page.ts';
import { now } from '../data/time.ts';
import { isEmailOf } from '../http/caller.ts';
import { type HandlersOf, Page } from '../http/handler.ts';
import { demandAccount } from '../users/user-store.ts';
import { messageDocument, messagesCollection, toMessage } from './message-store.ts';

export const messages: HandlersOf<typeof api.messages> = {
  send: ({ body, caller }) =>
    createOnce(messagesCollection(), caller, async (tx, message) => {
      await demandAccount(tx, caller.uid);
      tx.create(message, {
        ...body,
        email: caller.email,
        uid: caller.uid,
        reply: '',
        createdAt: now(),
      });
    }),

  async list({ query }) {
    const { unanswered, ...page } = query;
    const wanted = unanswered ? messagesCollection().where('reply', '==', '') : messagesCollection();
    const { records, next } = await readPage(wanted, page);
    return new Page(records.map(toMessage), next);
  },

  async byEmail({ params: { email }, query, caller }) {
    // One's own are those of the account, whichever email it had when they were sent.
    const theirs = isEmailOf(caller, email)
      ? messagesCollection().where('uid', '==', caller.uid)
      : messagesCollection().where('email', '==', email.trim().toLowerCase());
    const { records, next } = await readPage(theirs, query);
    return new Page(records.map(toMessage), next);
  },

  reply: ({ body, caller }) =>
    transact(async (tx) => {
      const document = messageDocument(body._id);
      const message = await demandExisting(tx, document, messageTexts.errors.gone);
      const state = message.reply === '' ? 'unanswered' : 'answered';
      demandMove(messageMoves.reply, { state, authorUid: message.uid }, caller, {
        notYours: errorTexts.forbidden,
        wrongState: messageTexts.errors.answered,
      });
      tx.update(document, { reply: body.replay });
      const { name, uid: ownerUid } = message;
      record(tx, caller, 'replied', { kind: 'message', id: body._id, name, ownerUid });
      return { modifiedCount: 1 };
    }),
};
