/**
 * Decisions about papers, applications and places on the team: notices that their reader has not dismissed.
 */
import { AppError, api } from '@lab/contract';
import { outcomeTexts } from '@lab/contract/features/outcomes/texts';
import { documentOf } from '../../core/data/firestore.ts';
import { readPage } from '../../core/data/page.ts';
import { forAuthor } from '../../core/http/author.ts';
import { type HandlersOf, Page } from '../../core/http/handler.ts';
import {
  dismissDecision,
  noticesCollection,
  noticesOf,
  outcomesAmong,
} from '../mail/notices/notice-store.ts';

const { gone } = outcomeTexts.errors;

export const outcomes: HandlersOf<typeof api.outcomes> = {
  async mine({ query, caller }) {
    const { records, next } = await readPage(noticesOf(caller.uid), query, 'decision.createdAt');
    return new Page(outcomesAmong(records), next);
  },

  dismiss: forAuthor(api.outcomes.dismiss, {
    async find(tx, { params: { id } }) {
      const notice = (await tx.get(documentOf(noticesCollection(), id, gone))).data();
      if (!notice?.decision) throw new AppError('not-found', gone);
      return notice;
    },
    authorOf: ({ uid }) => uid,
    // Other people are not even told that the record exists.
    refusal: () => new AppError('not-found', gone),
    async act(tx, notice, { params: { id } }) {
      dismissDecision(tx, id, notice);
      return { deletedCount: 1 };
    },
  }),
};
