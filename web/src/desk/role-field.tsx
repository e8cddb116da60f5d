import { roleName } from '@lab/contract/features/team/roles';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useRoles } from '../lib/roles.ts';
import { SelectField } from '../ui/form/select-field.tsx';
import type { FieldOf } from '../ui/form/text-field.tsx';

/** One of the lab's roles of the team; what is not required can be left open. */
export function RoleField(props: FieldOf<FieldValues> & { required?: boolean }) {
  const roles = useRoles();
  const chosen: string = useWatch({ control: props.control, name: props.name }) ?? '';
  // A role that the lab has removed stays until another one is chosen.
  const ids = [...new Set([...roles.map(({ id }) => id), chosen])].filter(Boolean);
  const options = ids.map((id) => ({ value: id, label: roleName(roles, id) }));
  return (
    <SelectField {...props} options={props.required ? options : [{ value: '', label: '—' }, ...options]} />
  );
}
