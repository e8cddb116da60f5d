import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { requiredText } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { type ComingBack, comingBack } from '@lab/contract/features/alumni/schemas';
import { roleName } from '@lab/contract/features/team/roles';
import { today } from '@lab/contract/lib/time-zones';
import { useForm } from 'react-hook-form';
import type { DialogProps } from '../../../desk/dialogs.tsx';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { useRoles } from '../../../lib/roles.ts';
import { useSettings } from '../../../lib/settings.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

const { comeBack: texts, leave } = alumniDeskTexts;

/** Without a role the server would take the leaving back, so one has to be chosen here. */
const schema = comingBack.shape({ role: requiredText(texts.role, limits.role, texts.chooseRole) });

export function ComeBackDialog({ id, name, onClose }: DialogProps) {
  const roles = useRoles();
  const { timeZone } = useSettings();
  const { control, handleSubmit } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { role: '', from: today(timeZone) },
  });
  const comeBack = useRecordMutation({
    run: (body: ComingBack) => call(api.alumni.comeBack, { params: { id }, body }),
    target: () => id,
    done: () => leave.undone(name),
  });

  return (
    <FormDialog
      title={texts.title(name)}
      text={texts.text}
      confirm={texts.confirm}
      isBusy={comeBack.isPending}
      onSubmit={handleSubmit((body) => comeBack.mutateAsync(body).then(onClose, () => {}))}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="role"
        label={texts.role}
        required
        options={roles.map((role) => ({ value: role.id, label: roleName(roles, role.id) }))}
      />
      <DayField control={control} name="from" label={texts.from} anyPrecision />
    </FormDialog>
  );
}
