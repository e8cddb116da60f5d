import { api } from '@lab/contract';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { endpointQuery } from '../../lib/query.ts';
import { ChoicesField } from './choices-field.tsx';
import type { FieldOf } from './text-field.tsx';

/** Names, with suggestions of those who are or were on the team. */
export function PeopleField<Values extends FieldValues>(
  props: FieldOf<Values> & { required?: boolean; max: number },
) {
  const { data: team = [] } = useQuery(endpointQuery(api.alumni.people, {}));
  const names = [...new Set(team.map(({ name }) => name))];
  return (
    <ChoicesField
      {...props}
      free
      choices={names.map((name) => ({ value: name, label: name }))}
      helperText={fieldTexts.namesHelp}
    />
  );
}
