import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../lib/failure-text.ts';
import { toast } from '../lib/toast.ts';
import { isSaidByForm } from '../lib/use-sending.ts';
import { lastChange, wasOvertaken } from './overtaken.ts';

interface Options<Input, Reply> {
  run: (input: Input) => Promise<Reply>;
  /** Its form says itself when the sending takes long or gets lost. */
  inForm?: boolean;
  /** Id of the record that it changes. */
  target?: (input: Input) => string;
  done?: (input: Input, reply: Reply) => string;
  /** Said where the server has nothing better to say. */
  failed: string | ((error: Error) => string);
}

/** Something an admin does to a record: says what became of it, and brings every list up to date. */
export function useRecordMutation<Input, Reply>({
  run,
  inForm,
  target,
  done,
  failed,
}: Options<Input, Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (reply, input) => {
      if (done) toast(done(input, reply));
      return client.invalidateQueries();
    },
    onError: async (error, input) => {
      if (inForm && isSaidByForm(error)) return;
      const text = failureText(error, typeof failed === 'string' ? failed : failed(error));
      const overtaken = wasOvertaken(error);
      const first = overtaken && target ? await lastChange(target(input)) : '';
      toast(`${text} ${first}`.trim(), { kind: 'error', milliseconds: 4000 });
      if (overtaken) await client.invalidateQueries();
    },
  });
}
