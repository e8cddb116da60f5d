import { AppError, api } from '@lab/contract';
import { outcomeTexts } from '@lab/contract/features/outcomes/texts';
import { requireExisting } from '../../core/data/firestore.ts';
import { readPage } from '../../core/data/page.ts';
import { forAuthor } from '../../core/http/author.ts';
import { type HandlersOf, Page } from '../../core/http/handler.ts';
import { outcomeDocument, outcomesOf, toOutcome } from './outcome-store.ts';

const { gone } = outcomeTexts.errors;

export const outcomes: HandlersOf<typeof api.outcomes> = {
  async mine({ query, caller }) {
    const { records, next } = await readPage(outcomesOf(caller.uid), query);
    return new Page(records.map(toOutcome), next);
  },

  dismiss: forAuthor(api.outcomes.dismiss, {
    find: (tx, { params: { id } }) => requireExisting(tx, outcomeDocument(id), gone),
    authorOf: ({ uid }) => uid,
    // Other people are not even told that the record exists.
    refusal: () => new AppError('not-found', gone),
    async act(tx, _outcome, { params: { id } }) {
      tx.delete(outcomeDocument(id));
      return { deletedCount: 1 };
    },
  }),
};
