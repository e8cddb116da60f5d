import { api } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import type { Member } from '@lab/contract/features/team/kind';
import { roleName } from '@lab/contract/features/team/roles';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { OrderedRows } from '../../../desk/ordered-rows.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { useRoles } from '../../../lib/roles.ts';
import { uncached } from '../../../lib/uncached.ts';
import { moved } from '../../../ui/form/ordering.ts';
import { Failed, Loading } from '../../../ui/states.tsx';

const { order: texts } = alumniDeskTexts;

interface Props {
  onClose: () => void;
}

export function OrderDialog({ onClose }: Props) {
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api.team.list, {}),
    queryKey: [api.team.list.path, 'to order'],
    queryFn: () => call(api.team.list, uncached({})),
    staleTime: 0,
    gcTime: 0,
  });
  if (isError) return <Failed onRetry={refetch} />;
  return data ? <OrderForm team={data} onClose={onClose} /> : <Loading />;
}

function OrderForm({ team, onClose }: Props & { team: Member[] }) {
  const roles = useRoles();
  const [role, setRole] = useState(roles[0]?.id ?? '');
  const [people, setPeople] = useState(team);
  const shown = people.filter((member) => member.role === role);
  const saving = useRecordMutation({
    run: () => call(api.alumni.order, { body: { role, members: shown.map(({ _id }) => _id) } }),
    done: () => texts.saved,
  });
  const others = people.filter((member) => member.role !== role);

  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      confirm={texts.save}
      isBusy={saving.isPending}
      onSubmit={() => saving.mutateAsync().then(onClose, () => {})}
      onClose={onClose}
    >
      <TextField
        select
        label={alumniDeskTexts.fields.role}
        value={role}
        onChange={({ target }) => setRole(target.value)}
      >
        {roles.map(({ id }) => (
          <MenuItem key={id} value={id}>
            {roleName(roles, id)}
          </MenuItem>
        ))}
      </TextField>
      <OrderedRows
        key={role}
        names={shown.map(({ name }) => name)}
        texts={settingsTexts}
        onMove={(from, to) => setPeople([...others, ...moved(shown, from, to)])}
      >
        {(index) => <span dir="auto">{shown[index]?.name}</span>}
      </OrderedRows>
    </FormDialog>
  );
}
