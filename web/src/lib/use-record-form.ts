import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureText } from './failure-text.ts';
import { showFieldErrors } from './field-errors.ts';
import { toast } from './toast.ts';
import { useConflict } from './use-conflict.ts';
import { useDraft } from './use-draft.ts';
import { type Attempt, Cancelled, isShownByForm, useSending } from './use-sending.ts';

export interface Saving<Start> extends Attempt {
  /** The record that the person's changes start from, sent as `before`. */
  seen: Start;
}

interface Options<Start, Values extends FieldValues, Reply> {
  form: UseFormReturn<Values>;
  /** The name under which the draft is kept. */
  draft: string;
  /** The record as it was when the form opened; undefined for a new one. */
  start: Start;
  /** Both are needed only for records that other people may edit at the same time. */
  valuesOf?: (record: Start) => Values;
  fetchCurrent?: () => Promise<Start | undefined>;
  /** For parts that are not fields of the form, such as a picture; shows the error itself. */
  isIncomplete?: () => boolean;
  /** Not asked again when a lost form is sent once more. */
  confirm?: () => Promise<boolean>;
  save: (values: Values, saving: Saving<Start>) => Promise<Reply>;
  onSaved: (reply: Reply, values: Values) => unknown;
  /** The text to show if the server has none, or a function that shows the error itself. */
  failed: string | ((error: unknown, conflict: boolean) => unknown);
}

/**
 * A form that saves a record: its draft, its sending, its errors, and conflicts with other people's changes.
 */
export function useRecordForm<Start, Values extends FieldValues, Reply>(
  options: Options<Start, Values, Reply>,
) {
  const { form, start, valuesOf, fetchCurrent, isIncomplete, confirm, save, onSaved, failed } = options;
  const draft = useDraft(form, options.draft);
  const sending = useSending();
  const { seen, rebaseOnConflict, isConflict } = useConflict({ form, start, valuesOf, fetchCurrent });

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
      // Not awaited: it may open a dialog, and the form must be usable behind it.
      if (typeof failed === 'function') void failed(error, conflict);
      else if (!isShownByForm(error)) {
        toast(failureText(error, failed), { kind: 'error' });
      }
      return;
    }
    draft.drop();
    await onSaved(reply, values);
  }

  return {
    draft,
    sending,
    /** After a conflict, this is the version that somebody else saved. */
    seen,
    isConflict,
    isBusy: form.formState.isSubmitting,
    submit: form.handleSubmit(send, () => void isIncomplete?.()),
  };
}
