import type { Fields } from '@lab/contract/core/content/field';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { type ReactNode, useRef } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import { type Saving, useRecordForm } from '../lib/use-record-form.ts';
import { Form } from '../ui/form/form.tsx';
import { SaveAndCancel } from '../ui/form/form-with-draft.tsx';
import { SendingNotice } from '../ui/form/sending-notice.tsx';
import { ConflictSection } from './conflict-section.tsx';
import { ContentFields } from './content-fields.tsx';
import styles from './desk.module.css';
import { useRecordMutation } from './use-record-mutation.ts';

export interface PartFormProps<Start, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The name of the draft on this device. */
  draft: string;
  /** The name of this part in the activity log. */
  target: string;
  /** The whole record, of which the form shows a part; as it was when the form opened. */
  start: Start;
  valuesOf: (record: Start) => Values;
  fetchCurrent: () => Promise<Start>;
  isIncomplete?: (() => boolean) | undefined;
  /** Sends the part of `saving.seen` as `before`. */
  onSave: (values: Values, saving: Saving<Start>) => Promise<unknown>;
  onSaved?: () => void;
  /** Called when the part is saved or given up. */
  onClose: () => void;
  /** What is stored now; after a conflict it is shown above the form. */
  stored: ReactNode;
  texts: { saved: string; saveFailed?: string };
  children: ReactNode;
}

/** A part of a record that there is once, such as the lab's contact or its look. */
export function PartForm<Start, Values extends FieldValues>(props: PartFormProps<Start, Values>) {
  const { form, target, texts, onSave, onSaved, onClose, stored, children, ...rest } = props;
  const failed = texts.saveFailed ?? deskTexts.failed;
  const saving = useRecordMutation({
    run: async ({ values, how, saved }: { values: Values; how: Saving<Start>; saved: () => void }) => {
      await onSave(values, how);
      saved();
    },
    inForm: true,
    target: () => target,
    done: () => texts.saved,
    failed,
  });
  const lists = useRef<Promise<unknown>>(undefined);

  /**
   * Ends when it is saved, so that waiting for the lists does not look like a slow sending, which could be
   * tried again.
   */
  const save = (values: Values, how: Saving<Start>) =>
    new Promise<void>((saved, failed) => {
      lists.current = saving.mutateAsync({ values, how, saved });
      lists.current.catch(failed);
    });

  const { submit, draft, sending, isBusy, isConflict } = useRecordForm({
    ...rest,
    form,
    save,
    async onSaved() {
      await lists.current;
      onSaved?.();
      onClose();
    },
    // The mutation says what failed.
    failed: () => {},
  });

  return (
    <>
      {isConflict && <ConflictSection target={target}>{stored}</ConflictSection>}
      <Form onSubmit={submit}>
        {children}
        <SendingNotice sending={sending} failed={failed} />
        <div className={styles.buttons}>
          <SaveAndCancel draft={draft} isBusy={isBusy} onCancel={onClose} />
        </div>
      </Form>
    </>
  );
}

interface FieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: Fields;
}

/** The inputs of declared fields. */
export function PartFields<Values extends FieldValues>({ form, fields }: FieldsProps<Values>) {
  return <ContentFields fields={fields} control={form.control as unknown as Control<FieldValues>} />;
}
