import { roleName } from '@lab/contract/features/team/roles';
import { useWatch } from 'react-hook-form';
import { useRoles } from '../../lib/roles.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { AtDesk, InputProps } from './at-desk.ts';

/** One of the lab's roles of the team; what is not required can be left open. */
export function Input({ bound }: InputProps) {
  const roles = useRoles();
  const chosen: string = useWatch({ control: bound.control, name: bound.name }) ?? '';
  // A role that the lab has removed stays until another one is chosen.
  const ids = [...new Set([...roles.map(({ id }) => id), chosen])].filter(Boolean);
  const options = ids.map((id) => ({ value: id, label: roleName(roles, id) }));
  return (
    <SelectField {...bound} options={bound.required ? options : [{ value: '', label: '—' }, ...options]} />
  );
}

export const text: AtDesk['text'] = (value, _, __, roles) => roleName(roles, String(value));

export const options: AtDesk['options'] = (_, roles) =>
  roles.map(({ id }) => ({ value: id, label: roleName(roles, id) }));
