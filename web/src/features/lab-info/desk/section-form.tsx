import type { LabInfo } from '@lab/contract/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { siteTexts } from '@lab/contract/texts';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import styles from '../../../desk/desk.module.css';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { type Saving, useRecordForm } from '../../../lib/use-record-form.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SendingNotice } from '../../../ui/form/sending-notice.tsx';
import type { Editing } from './editable-section.tsx';
import { freshLabInfoQuery } from './fresh-lab-info.ts';

interface Props<Values extends FieldValues> extends Editing {
  form: UseFormReturn<Values>;
  /** The name of the draft on this device. */
  draft: string;
  /** The name of this section in the activity log. */
  target: string;
  valuesOf: (lab: LabInfo) => Values;
  lab: LabInfo;
  isIncomplete?: () => boolean;
  /** Sends the part of `saving.seen` as `before`. */
  onSave: (values: Values, saving: Saving<LabInfo>) => Promise<unknown>;
  children: ReactNode;
}

export function SectionForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, target, valuesOf, lab, isIncomplete, onSave, onClose, onConflict, children } = props;
  const client = useQueryClient();
  const saving = useRecordMutation({
    run: ({ values, how }: { values: Values; how: Saving<LabInfo> }) => onSave(values, how),
    inForm: true,
    target: () => target,
    done: () => labInfoTexts.saved,
    failed: labInfoTexts.saveFailed,
  });
  const { submit, draft, sending, isBusy } = useRecordForm({
    form,
    draft: props.draft,
    start: lab,
    valuesOf,
    fetchCurrent: () => client.fetchQuery(freshLabInfoQuery),
    isIncomplete,
    save: (values, how) => saving.mutateAsync({ values, how }),
    onSaved: onClose,
    failed: (_, conflict) => conflict && onConflict(),
  });

  function cancel() {
    draft.drop();
    onClose();
  }

  return (
    <Form onSubmit={submit}>
      {children}
      <SendingNotice sending={sending} failed={labInfoTexts.saveFailed} />
      <div className={styles.buttons}>
        <Button variant="contained" type="submit" disabled={isBusy}>
          {siteTexts.save}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={cancel}>
          {siteTexts.cancel}
        </Button>
      </div>
    </Form>
  );
}
