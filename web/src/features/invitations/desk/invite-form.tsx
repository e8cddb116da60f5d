import { api } from '@lab/contract';
import { type Role, roles } from '@lab/contract/api/rights';
import { invitationDeskTexts as texts } from '@lab/contract/features/invitations/desk/texts';
import type { InvitedPerson } from '@lab/contract/features/invitations/schemas';
import { invitationTexts } from '@lab/contract/features/invitations/texts';
import { roleDeskTexts } from '@lab/contract/features/users/roles/desk/texts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { GrantFields, type GrantValues, grantsIn, valuesOfGrants } from '../../../desk/grant-fields.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Form } from '../../../ui/form/form.tsx';
import styles from './invitations.module.css';
import { type Person, peopleIn } from './people-in.ts';

/** What was typed stays until the invitations are made. */
export function InviteForm({ onMade }: { onMade: (people: InvitedPerson[]) => void }) {
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('');
  const [wrong, setWrong] = useState('');
  const more = useForm<GrantValues>({ defaultValues: valuesOfGrants([]) });
  const invitation = useRecordMutation({
    run: async (people: Person[]) => {
      const grants = role === 'admin' ? [] : grantsIn(more.getValues());
      const made = await call(api.invitations.invite, {
        body: { role, ...(grants.length > 0 && { grants }), people },
      });
      setText('');
      onMade(made);
    },
    failed: texts.failed,
  });

  async function submit() {
    const people = peopleIn(text);
    const problem =
      typeof people === 'string' ? people : people.length === 0 && invitationTexts.errors.nobody;
    setWrong(problem || '');
    if (problem || typeof people === 'string') return;
    const { adminTitle: title, adminText, adminYes } = texts;
    if (role === 'admin' && !(await confirm({ title, text: adminText, confirm: adminYes, danger: true })))
      return;
    invitation.mutate(people);
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField
        label={texts.people}
        helperText={wrong || texts.peopleHint}
        error={wrong !== ''}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={3}
        maxRows={12}
      />
      <TextField
        select
        label={texts.role}
        value={role}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => setRole(target.value as Role)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {texts.roles[one]}
          </option>
        ))}
      </TextField>
      {role !== 'admin' && (
        <details>
          <summary>{roleDeskTexts.inviteTitle}</summary>
          <p>{roleDeskTexts.inviteText}</p>
          <GrantFields control={more.control} />
        </details>
      )}
      <BusyButton type="submit" variant="contained" isBusy={invitation.isPending}>
        {texts.submit}
      </BusyButton>
    </Form>
  );
}
