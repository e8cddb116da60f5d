import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import { draftTexts } from '@lab/contract/core/content/drafts/texts';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useSettings } from '../../lib/settings.ts';
import { MomentField } from '../../ui/form/moment-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useRecordMutation } from '../use-record-mutation.ts';
import type { LifeProps } from './life-props.ts';

interface Props extends Omit<LifeProps, 'prepare' | 'onMove' | 'mayPublish'> {
  onDone: () => void;
  onClose: () => void;
}

/** When it is published and withdrawn, on the clocks of the lab. */
export function ScheduleDialog({ drafts, draft, mail, revisionOf, onDone, onClose }: Props) {
  const { timeZone } = useSettings();
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { publishAt: draft.publishAt, withdrawAt: draft.withdrawAt },
  });
  const schedule = useRecordMutation({
    run: (times: { publishAt: string; withdrawAt: string }) =>
      call(drafts.schedule, {
        params: { id: draft._id },
        body: { revision: revisionOf(), ...times, mail },
      }),
    target: () => draft._id,
    done: () => texts.scheduled,
  });
  const submit = (times: { publishAt: string; withdrawAt: string }) =>
    schedule.mutateAsync(times).then(onDone, (error: unknown) => showFieldErrors(error, setError));
  return (
    <FormDialog
      title={texts.scheduleTitle}
      text={texts.scheduleText(zone)}
      confirm={texts.scheduleConfirm}
      isBusy={schedule.isPending}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      {draft.hasDraft && (
        <MomentField control={control} name="publishAt" label={draftTexts.fields.publishAt} />
      )}
      <MomentField control={control} name="withdrawAt" label={draftTexts.fields.withdrawAt} />
    </FormDialog>
  );
}
