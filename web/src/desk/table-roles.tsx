/** What people get whose role in the table the lab does not have. */
import type { api, ReplyOf } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { tableTexts } from '@lab/contract/core/tables/texts';
import { roleName } from '@lab/contract/features/team/roles';
import { useRoles } from '../lib/roles.ts';
import { useSession } from '../lib/session.ts';
import { NativeSelect } from '../ui/form/native-select.tsx';
import styles from './table-import.module.css';

const { roles: texts } = tableTexts;

/** By the name in the table: the id of a role, or that the lab gets it. */
export type RoleChoices = Readonly<Record<string, string>>;

/** No role has this id. */
const added = '+';

export const rolesOf = (choices: RoleChoices) =>
  Object.entries(choices)
    .filter(([, role]) => role)
    .map(([name, role]) => ({ name, role: role === added ? '' : role }));

interface Props {
  lacking: NonNullable<ReplyOf<typeof api.memberTables.plan>['roles']>;
  choices: RoleChoices;
  onChoose(name: string, role: string): void;
}

export function TableRoles({ lacking, choices, onChoose }: Props) {
  const roles = useRoles();
  const mayAdd = can(useSession(), 'settings.edit');
  const present = roles.map(({ id }) => ({ value: id, label: roleName(roles, id) }));
  return lacking.map(({ name, rows }) => (
    <div key={name} className={styles.role}>
      <p>{texts.lacking(name, rows)}</p>
      <NativeSelect
        label={texts.choose(name)}
        value={choices[name] ?? ''}
        options={[...(mayAdd ? [{ value: added, label: texts.add(name) }] : []), ...present]}
        onChange={(role) => onChoose(name, role)}
      />
    </div>
  ));
}
