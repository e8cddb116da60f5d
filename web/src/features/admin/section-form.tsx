import type { LabInfo } from '@lab/contract/lab-info/schemas';
import { siteTexts } from '@lab/contract/texts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useSeen } from '../../lib/use-seen.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import styles from './admin.module.css';
import type { Editing } from './editable-section.tsx';
import { presentLab } from './present-lab.ts';

interface Props<Values extends FieldValues> extends Editing {
  form: UseFormReturn<Values>;
  /** Under which it is kept on this device. */
  draft: string;
  /** The values of this part in the lab's info. */
  valuesOf: (lab: LabInfo) => Values;
  lab: LabInfo;
  /** With the lab's info as it was seen before. */
  onSave: (values: Values, before: LabInfo) => Promise<unknown>;
  children: ReactNode;
}

/** Save and Cancel of a part that is in edit mode. */
export function SectionForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, draft: name, valuesOf, lab, onSave, onClose, onOvertaken, children } = props;
  const draft = useDraft(form, name);
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
          await onSave(values, seen);
          close();
        } catch (error) {
          if (await lookAgain(error)) onOvertaken();
          // Said by whoever saves; here it goes to the field that it is about.
          showFieldErrors(error, form.setError);
        }
      })}
    >
      {children}
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
