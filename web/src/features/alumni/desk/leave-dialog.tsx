import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { accountChoices, type Leaving, leaving } from '@lab/contract/features/alumni/schemas';
import { today } from '@lab/contract/lib/time-zones';
import { useForm } from 'react-hook-form';
import type { DialogProps } from '../../../desk/dialogs.tsx';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { useSettings } from '../../../lib/settings.ts';
import { toast } from '../../../lib/toast.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const texts = alumniDeskTexts.leave;

/** As long as after a deletion. */
const undoMilliseconds = 6000;

export function LeaveDialog({ id, name, onClose }: DialogProps) {
  const { timeZone } = useSettings();
  const { control, handleSubmit } = useForm({
    resolver: yupResolver(leaving),
    defaultValues: {
      until: today(timeZone),
      next: { title: '', place: '', link: '' },
      account: 'keep' as const,
      keepsDetails: true,
      keepsPicture: true,
    },
  });
  const leave = useRecordMutation({
    run: (body: Leaving) => call(api.alumni.leave, { params: { id }, body }),
    target: () => id,
  });
  const comeBack = useRecordMutation({
    run: () => call(api.alumni.comeBack, { params: { id }, body: {} }),
    done: () => texts.undone(name),
  });

  function submit(body: Leaving) {
    return leave.mutateAsync(body).then(
      () => {
        onClose();
        toast(texts.left(name), {
          milliseconds: undoMilliseconds,
          action: { label: texts.undo, run: () => comeBack.mutate(undefined) },
        });
      },
      () => {}, // the mutation shows the error
    );
  }

  return (
    <FormDialog
      title={texts.title(name)}
      text={texts.text}
      confirm={texts.confirm}
      isBusy={leave.isPending}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <DayField control={control} name="until" label={texts.until} anyPrecision />
      <TextField control={control} name="next.title" label={texts.next} />
      <TextField control={control} name="next.place" label={texts.place} />
      <TextField control={control} name="next.link" label={texts.link} type="url" />
      <SelectField
        control={control}
        name="account"
        label={texts.account}
        options={accountChoices.map((value) => ({ value, label: texts.accounts[value] }))}
      />
      <SwitchField control={control} name="keepsDetails" label={texts.keepsDetails} />
      <SwitchField control={control} name="keepsPicture" label={texts.keepsPicture} />
    </FormDialog>
  );
}
