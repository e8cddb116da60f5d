/** What the lab's mail server forwards. */
import type { api } from '@lab/contract';
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { record } from '../../../core/activity/activity-store.ts';
import { transact } from '../../../core/data/firestore.ts';
import { forHolder, type HandlersOf } from '../../../core/http/handler.ts';
import { requireKey, writeNewKey } from '../webhook-key-store.ts';
import { readAnswer } from './read-answer.ts';
import { isSecretMade, makeSecret } from './signing-store.ts';
import { type AnswerActions, takeAnswer } from './take-answer.ts';

export const answerHandlers = (actions: AnswerActions): HandlersOf<typeof api.mailAnswers> => ({
  makeKey: ({ caller }) =>
    transact(async (tx) => {
      if (!(await isSecretMade(tx))) makeSecret(tx);
      const key = writeNewKey(tx, 'answers');
      record(tx, caller, 'edited', { kind: 'settings', id: 'answers', name: mailDeskTexts.answers.title });
      return { key };
    }),

  take: forHolder(
    ({ key }) => requireKey('answers', key),
    async ({ body }) => ({ modifiedCount: (await takeAnswer(await readAnswer(body), actions)) ? 1 : 0 }),
  ),
});
