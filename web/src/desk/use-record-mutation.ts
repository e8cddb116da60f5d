import { deskTexts } from '@lab/contract/features/desk/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../lib/failure-text.ts';
import { refetchChanged } from '../lib/query.ts';
import { timeouts, withTimeout } from '../lib/timeouts.ts';
import { toast } from '../lib/toast.ts';
import { isShownByForm } from '../lib/use-sending.ts';
import { isConflictError, lastChange } from './conflict.ts';

interface Options<Input, Reply> {
  run: (input: Input) => Promise<Reply>;
  /** The form shows its own notice when sending is slow or lost. */
  inForm?: boolean;
  /** The form closes afterwards, so it does not need the new lists. */
  closes?: boolean;
  /** The id of the changed record, to look up the last change after a conflict. */
  target?: (input: Input) => string;
  done?: (input: Input, reply: Reply) => string;
  /** The text to show if the server has none and something else than the desk's is to be said. */
  failed?: string | ((error: Error) => string);
}

/** A mutation of a record by an admin: shows the result in a toast, and refetches all lists. */
export function useRecordMutation<Input, Reply>({
  run,
  inForm,
  closes,
  target,
  done,
  failed = deskTexts.failed,
}: Options<Input, Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (reply, input) => {
      if (done) toast(done(input, reply));
      const lists = refetchChanged(client);
      // A form that stays open after it was saved would be sent again.
      return closes ? withTimeout(timeouts.lists, () => lists).catch(() => {}) : lists;
    },
    onError: async (error, input) => {
      if (inForm && isShownByForm(error)) return;
      const text = failureText(error, typeof failed === 'string' ? failed : failed(error));
      const conflict = isConflictError(error);
      const lastEdit = conflict && target ? await lastChange(target(input)) : '';
      toast(`${text} ${lastEdit}`.trim(), { kind: 'error' });
      if (conflict) await refetchChanged(client);
    },
  });
}
