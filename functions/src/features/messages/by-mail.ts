/** Answers by mail do what the desk and the form do, by the same code. */
import { AppError } from '@lab/contract';
import { requiredProse } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { messageTexts } from '@lab/contract/features/messages/texts';
import { validate } from '../../core/http/validation.ts';
import type { AnswerActions } from '../mail/answers/answers.ts';
import { messageDocument } from './message-store.ts';
import { replyToMessage, sendMessage } from './messages.ts';

export const messagesByMail: AnswerActions = {
  async reply({ caller, messageId, text }) {
    const replay = await asMessage(text);
    if (replay === undefined) return 'tooLong';
    try {
      await replyToMessage({ _id: messageId, replay }, caller);
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'not-found') return 'gone';
      if (error.code !== 'conflict') throw error;
      // A mail server that has not got the answer to its call makes it again.
      return (await read(messageId))?.reply === replay ? undefined : 'answered';
    }
  },

  async message({ caller, messageId, submission, text }) {
    const message = await asMessage(text);
    if (message === undefined) return 'tooLong';
    const earlier = await read(messageId);
    if (!earlier) return 'gone';
    const { name, phone } = earlier;
    const { insertedId } = await sendMessage({ name, phone, message }, { ...caller, submission });
    return (await read(insertedId))?.message === message ? undefined : 'second';
  },
};

const read = async (id: string) => (await messageDocument(id).get()).data();

/** By the rule of both forms; undefined when it is too long for them. */
async function asMessage(text: string): Promise<string | undefined> {
  try {
    return await validate(requiredProse(messageTexts.form.message, limits.message), text);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return undefined;
    throw error;
  }
}
