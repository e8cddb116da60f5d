/**
 * What the lab's mail server forwards. An answer by mail counts only if everything agrees: the signed address
 * names the mail, the mail names its reader, and the answer comes from the verified address of the reader's
 * enabled account. What is not taken goes back to the reader, so that nothing typed is lost.
 */
import type { api } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { mailEventOf } from '@lab/contract/features/mail/events';
import type { NotTaken } from '@lab/contract/features/mail/events/event';
import type { MailAnswer } from '@lab/contract/features/mail/schemas';
import type { Caller } from '../../../core/http/caller.ts';
import { forHolder, type HandlersOf } from '../../../core/http/handler.ts';
import { findSentByKey, type StoredMail } from '../mail-store.ts';
import { makingKey, readSecret, requireKey } from '../secrets-store.ts';
import { accountAt, accountOf, senderAddress } from './account-of.ts';
import { findSigned } from './address.ts';
import { type AnswerText, textOf } from './answer-text.ts';
import { isAutomatic } from './automatic.ts';
import { notifyNotTaken } from './not-taken-store.ts';
import { readAnswer } from './read-answer.ts';

interface Answered {
  caller: Caller;
  /** The message that the mail was about. */
  messageId: string;
  /** The same whenever the mail is answered again. */
  submission: string;
  text: string;
}

/** Passed in, because messages are told by mail themselves. Each says why it does not take an answer. */
export interface AnswerActions {
  reply(answered: Answered): Promise<NotTaken | undefined>;
  message(answered: Answered): Promise<NotTaken | undefined>;
}

export const answerHandlers = (actions: AnswerActions): HandlersOf<typeof api.mailAnswers> => ({
  makeKey: makingKey('answers'),

  take: forHolder(
    ({ key }) => requireKey('answers', key),
    async ({ body }) => ({ modifiedCount: (await takeAnswer(await readAnswer(body), actions)) ? 1 : 0 }),
  ),
});

const mayReply = (caller: Caller) => can(caller, 'messages.answer');

/** Whether something was written. */
async function takeAnswer(answer: MailAnswer, actions: AnswerActions): Promise<boolean> {
  if (isAutomatic(answer.headers)) return false;
  const [sender, secret] = await Promise.all([accountAt(senderAddress(answer.from)), readSecret('answers')]);
  const signed = secret ? findSigned(answer.to, secret, Date.now()) : undefined;
  const text = await textOf(answer);
  const refuse = async (to: Caller | undefined, reason: NotTaken) => {
    if (to) await notifyNotTaken(to, reason, text);
    return false;
  };
  // Anybody can write to a made-up address in the name of somebody else, so only who may answer is told.
  if (!signed) return refuse(sender && mayReply(sender) ? sender : undefined, 'unknown');
  if (signed.hasEnded) return refuse(sender, 'ended');
  const sent = await findSentByKey(signed.key);
  if (!sent) return refuse(sender, 'gone');
  const reader = await accountOf(sent.mail.toUids[0]);
  if (!reader) return false;
  if (sender?.uid !== reader.uid) return refuse(reader, 'otherAddress');
  const reason = await act(reader, signed.key, sent.mail, text, actions);
  return reason ? refuse(reader, reason) : true;
}

async function act(
  caller: Caller,
  submission: string,
  { template, recordId }: StoredMail,
  { written: text }: AnswerText,
  actions: AnswerActions,
): Promise<NotTaken | undefined> {
  if (!text) return 'empty';
  const { answer = '' } = mailEventOf(template.name);
  if (!answer) return 'unknown';
  if (answer === 'reply' && !mayReply(caller)) return 'noRight';
  return actions[answer]({ caller, messageId: recordId, submission, text });
}
