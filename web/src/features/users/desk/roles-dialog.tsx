import { api } from '@lab/contract';
import { roleDeskTexts as texts } from '@lab/contract/features/users/roles/desk/texts';
import type { User } from '@lab/contract/features/users/schemas';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { GrantFields, type GrantValues, grantsIn, valuesOfGrants } from '../../../desk/grant-fields.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';

/** Gives and takes the roles beside admin and writer. What was chosen stays when it fails. */
export function RolesDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { _id: id, grants = [] } = user;
  const name = user.name || user.email;
  const { control, handleSubmit } = useForm<GrantValues>({ defaultValues: valuesOfGrants(grants) });
  const saving = useRecordMutation({
    run: async (values: GrantValues) => {
      const body = { grants: grantsIn(values), before: grants };
      await call(api.users.giveRoles, { params: { id }, body });
      onClose();
    },
    target: () => id,
    done: () => texts.saved(name),
  });
  return (
    <FormDialog
      title={texts.title(name)}
      text={texts.text}
      confirm={texts.save}
      isBusy={saving.isPending}
      onSubmit={handleSubmit((values) => saving.mutate(values))}
      onClose={onClose}
    >
      <GrantFields control={control} />
    </FormDialog>
  );
}
