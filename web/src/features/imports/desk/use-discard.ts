import { api } from '@lab/contract';
import { importTexts } from '@lab/contract/features/imports/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';

/** Deletes a plan, or a list that is looked up. */
export function useDiscard(id: string, onGone: () => void) {
  return useRecordMutation({
    run: async () => {
      await call(api.imports.discard, { params: { id } });
      // Before the page learns that its plan is gone.
      onGone();
    },
    done: () => importTexts.plan.discarded,
    failed: siteTexts.somethingWrong,
  });
}
