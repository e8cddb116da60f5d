/** Which roles somebody has beside admin and writer: for which kinds or positions, and until when. */
import { api } from '@lab/contract';
import { type GivenRole, type Grant, givenRoles, limitedTo } from '@lab/contract/api/given-roles';
import { limits } from '@lab/contract/api/limits';
import type { Kind } from '@lab/contract/core/content/kind';
import { roleDeskTexts as texts } from '@lab/contract/features/users/roles/desk/texts';
import { roleTexts } from '@lab/contract/features/users/roles/desk/words';
import { draftedKinds } from '@lab/contract/kinds/drafted-kinds';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { endpointQuery } from '../lib/query.ts';
import { ChoicesField } from '../ui/form/choices-field.tsx';
import { MomentField } from '../ui/form/moment-field.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import styles from './grant-fields.module.css';

export type GrantValues = Record<GivenRole, { on: boolean; only: string[]; until: string }>;

export const valuesOfGrants = (grants: readonly Grant[]): GrantValues =>
  Object.fromEntries(
    givenRoles.map((role) => {
      const grant = grants.find((one) => one.role === role);
      return [role, { on: grant !== undefined, only: grant?.only ?? [], until: grant?.until ?? '' }];
    }),
  ) as GrantValues;

export const grantsIn = (values: GrantValues): Grant[] =>
  givenRoles
    .filter((role) => values[role].on)
    .map((role) => ({ role, only: values[role].only, until: values[role].until }));

export function GrantFields({ control }: { control: Control<GrantValues> }) {
  return givenRoles.map((role) => <OneRole key={role} control={control} role={role} />);
}

function OneRole({ control, role }: { control: Control<GrantValues>; role: GivenRole }) {
  const isOn = useWatch({ control, name: `${role}.on` });
  const to = limitedTo[role];
  return (
    <fieldset className={styles.role}>
      <legend className="visually-hidden">{roleTexts.names[role]}</legend>
      <SwitchField control={control} name={`${role}.on`} label={roleTexts.names[role]} />
      <p>{texts.leads[role]}</p>
      {isOn && (
        <div className={styles.limits}>
          {to === 'kinds' && <Kinds control={control} role={role} />}
          {to === 'positions' && <Positions control={control} role={role} />}
          <MomentField control={control} name={`${role}.until`} label={texts.until} />
          <p>{texts.always}</p>
        </div>
      )}
    </fieldset>
  );
}

/** Those that have drafts; people's entries belong to no given role. */
const kindChoices = () =>
  draftedKinds.map((name) => {
    const kind: Kind = kinds[name];
    return { value: kind.name, label: kind.menu };
  });

function Kinds({ control, role }: { control: Control<GrantValues>; role: GivenRole }) {
  return (
    <ChoicesField
      control={control}
      name={`${role}.only`}
      label={texts.kinds}
      choices={kindChoices()}
      helperText={texts.all}
      max={limits.namedByRole}
    />
  );
}

function Positions({ control, role }: { control: Control<GrantValues>; role: GivenRole }) {
  const { data = [] } = useQuery(endpointQuery(api.positions.list, { query: { closed: 'true' } }));
  return (
    <ChoicesField
      control={control}
      name={`${role}.only`}
      label={texts.positions}
      choices={data.map(({ _id, role: label }) => ({ value: _id, label }))}
      helperText={texts.all}
      max={limits.namedByRole}
    />
  );
}
