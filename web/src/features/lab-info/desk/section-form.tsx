import type { LabInfo } from '@lab/contract/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { siteTexts } from '@lab/contract/texts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import styles from '../../../desk/desk.module.css';
import { showFieldErrors } from '../../../lib/field-errors.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useSeen } from '../../../lib/use-seen.ts';
import { type Attempt, useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SendingNotice } from '../../../ui/form/sending-notice.tsx';
import type { Editing } from './editable-section.tsx';
import { presentLab } from './present-lab.ts';

export interface Saving {
  /** The lab's info as it was seen before. */
  before: LabInfo;
  attempt: Attempt;
}

interface Props<Values extends FieldValues> extends Editing {
  form: UseFormReturn<Values>;
  /** Under which it is kept on this device. */
  draft: string;
  /** The values of this part in the lab's info. */
  valuesOf: (lab: LabInfo) => Values;
  lab: LabInfo;
  onSave: (values: Values, saving: Saving) => Promise<unknown>;
  children: ReactNode;
}

/** Save and Cancel of a part that is in edit mode. */
export function SectionForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, draft: name, valuesOf, lab, onSave, onClose, onOvertaken, children } = props;
  const draft = useDraft(form, name);
  const sending = useSending();
  const client = useQueryClient();
  const { seen, lookAgain } = useSeen(form, lab, valuesOf, () => client.fetchQuery(presentLab));
  const { isSubmitting } = form.formState;

  function close() {
    draft.drop();
    onClose();
  }

  return (
    <Form
      onSubmit={form.handleSubmit(async (values) => {
        try {
          await sending.run((attempt) => onSave(values, { before: seen, attempt }));
          close();
        } catch (error) {
          if (await lookAgain(error)) onOvertaken();
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
