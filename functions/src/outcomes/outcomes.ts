import { AppError, type api } from '@lab/contract';
import { outcomeTexts } from '@lab/contract/outcomes/texts';
import { demandExisting, transact } from '../data/firestore.ts';
import { readPage } from '../data/page.ts';
import { type HandlersOf, Page } from '../http/handler.ts';
import { outcomeDocument, outcomesOf, toOutcome } from './outcome-store.ts';

export const outcomes: HandlersOf<typeof api.outcomes> = {
  async mine({ query, caller }) {
    const { records, next } = await readPage(outcomesOf(caller.uid), query);
    return new Page(records.map(toOutcome), next);
  },

  dismiss: ({ params: { id }, caller }) =>
    transact(async (tx) => {
      const { gone } = outcomeTexts.errors;
      const outcome = await demandExisting(tx, outcomeDocument(id), gone);
      // Of what is somebody else's nobody is told even that it is there.
      if (outcome.uid !== caller.uid) throw new AppError('not-found', gone);
      tx.delete(outcomeDocument(id));
      return { deletedCount: 1 };
    }),
};
