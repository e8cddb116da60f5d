import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureText } from './failure-text.ts';
import { showFieldErrors } from './field-errors.ts';
import { toast } from './toast.ts';
import { useConflict } from './use-conflict.ts';
import { useDraft } from './use-draft.ts';
import { type Attempt, Cancelled, isSaidByForm, useSending } from './use-sending.ts';

export interface Saving<Start> extends Attempt {
  /** The record that the person writes from, to be sent as `before`. */
  seen: Start;
}

interface Options<Start, Values extends FieldValues, Reply> {
  form: UseFormReturn<Values>;
  /** Under which what is typed is kept on this device until it is saved. */
  draft: string;
  /** The record as it was opened; undefined where a new one is made. */
  start: Start;
  /** For records that somebody else may change meanwhile: what the form holds of one, and the record as it is now. */
  valuesOf?: (record: Start) => Values;
  fetchPresent?: () => Promise<Start | undefined>;
  /** Whether something is missing that is no field of the form, such as a picture. Complains about it. */
  isIncomplete?: () => boolean;
  /** Asked before it is sent, but not when it is sent once more. */
  confirm?: () => Promise<boolean>;
  save: (values: Values, saving: Saving<Start>) => Promise<Reply>;
  onSaved: (reply: Reply, values: Values) => unknown;
  /** Says what went wrong: a sentence for where the server has none, or whoever says it. `conflict`: somebody was faster. */
  failed: string | ((error: unknown, conflict: boolean) => unknown);
}

/** A form that saves a record: its draft, its sending, and what is shown when that fails or somebody else was faster. */
export function useRecordForm<Start, Values extends FieldValues, Reply>(
  options: Options<Start, Values, Reply>,
) {
  const { form, start, valuesOf, fetchPresent, isIncomplete, confirm, save, onSaved, failed } = options;
  const draft = useDraft(form, options.draft);
  const sending = useSending();
  const { seen, rebaseOnConflict, isConflict } = useConflict({ form, start, valuesOf, fetchPresent });

  async function send(values: Values): Promise<void> {
    if (isIncomplete?.()) return;
    if (confirm && sending.state !== 'again' && !(await confirm())) return;
    let reply: Reply;
    try {
      reply = await sending.run((attempt) => save(values, { ...attempt, seen }));
    } catch (error) {
      if (error instanceof Cancelled) return;
      const conflict = await rebaseOnConflict(error);
      showFieldErrors(error, form.setError);
      // Not waited for: it may be a dialog, and the form can be sent again.
      if (typeof failed === 'function') void failed(error, conflict);
      else if (!isSaidByForm(error)) {
        toast(failureText(error, failed), { kind: 'error', milliseconds: 4000 });
      }
      return;
    }
    draft.drop();
    await onSaved(reply, values);
  }

  return {
    draft,
    sending,
    /** What the person writes from: after a conflict, what somebody else has made of the record. */
    seen,
    isConflict,
    isBusy: form.formState.isSubmitting,
    submit: form.handleSubmit(send, () => void isIncomplete?.()),
  };
}
