import type { api, BodyOf } from '@lab/contract';
import { messageMoves } from '@lab/contract/features/messages/lifecycle';
import { messageTexts } from '@lab/contract/features/messages/texts';
import { truncate } from '@lab/contract/lib/truncate';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { createOnce } from '../../core/data/create-once.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import { requireMove } from '../../core/data/move.ts';
import { now } from '../../core/data/time.ts';
import { type Caller, isEmailOf } from '../../core/http/caller.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { notify } from '../mail/notify.ts';
import { requireAccount } from '../users/user-store.ts';
import { listMessages, messageDocument, messagesCollection } from './message-store.ts';

/** Enough for people to know which of their messages it is. */
const startLength = 60;

export const messages: HandlersOf<typeof api.messages> = {
  send: ({ body, caller }) => sendMessage(body, caller),

  list: ({ query: { unanswered, ...page } }) => listMessages(page, unanswered ? { reply: '' } : {}),

  byEmail({ params: { email }, query, caller }) {
    // Callers get the messages of their account, whichever email it had when they were sent.
    const isOwn = isEmailOf(caller, email);
    return listMessages(query, isOwn ? { uid: caller.uid } : { email: email.trim().toLowerCase() });
  },

  reply: ({ body, caller }) => replyToMessage(body, caller),
};

export function sendMessage(body: BodyOf<typeof api.messages.send>, caller: Caller) {
  return createOnce(messagesCollection(), caller, async (tx, message) => {
    await requireAccount(tx, caller.uid);
    tx.create(message, {
      ...body,
      email: caller.email,
      uid: caller.uid,
      reply: '',
      createdAt: now(),
    });
    const { name, message: detail } = body;
    const more = { detail, byUid: caller.uid, recordId: message.id };
    notify(tx, 'messageReceived', { person: name }, 'admins', more);
  });
}

export function replyToMessage(body: BodyOf<typeof api.messages.reply>, caller: Caller) {
  return transact(async (tx) => {
    const document = messageDocument(body._id);
    const message = await requireExisting(tx, document, messageTexts.errors.gone);
    const state = message.reply === '' ? 'unanswered' : 'answered';
    requireMove(messageMoves.reply, { state, authorUid: message.uid }, caller, {
      notYours: errorTexts.forbidden,
      wrongState: messageTexts.errors.answered,
    });
    tx.update(document, { reply: body.replay, repliedAt: now() });
    const { name, uid: ownerUid } = message;
    // Records of earlier versions may have no owner.
    if (ownerUid) {
      const start = truncate(message.message.replace(/\s+/g, ' '), startLength);
      const more = { detail: body.replay, recordId: body._id };
      notify(tx, 'messageReplied', { message: start }, { uid: ownerUid }, more);
    }
    logActivity(tx, caller, 'replied', { kind: 'message', id: body._id, name, ownerUid });
    return { modifiedCount: 1 };
  });
}
