import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { siteTexts } from '@lab/contract/texts';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { type Attempt, useSending } from '../../lib/use-sending.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import styles from './admin.module.css';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Under which it is kept on this device. */
  draft: string;
  onSave: (values: Values, attempt: Attempt) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** Save and Cancel of a part that is in edit mode. */
export function SectionForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, draft: name, onSave, onClose, children } = props;
  const draft = useDraft(form, name);
  const sending = useSending();
  const { isSubmitting } = form.formState;

  function close() {
    draft.drop();
    onClose();
  }

  return (
    <Form
      onSubmit={form.handleSubmit(async (values) => {
        try {
          await sending.run((attempt) => onSave(values, attempt));
          close();
        } catch (error) {
          // Said by whoever saves; here it goes to the field that it is about.
          showFieldErrors(error, form.setError);
        }
      })}
    >
      {children}
      <SendingNotice sending={sending} failed={labInfoTexts.saveFailed} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSubmitting}>
          {siteTexts.save}
        </Button>
        <Button kind="quiet" disabled={isSubmitting} onClick={close}>
          {siteTexts.cancel}
        </Button>
      </div>
    </Form>
  );
}
