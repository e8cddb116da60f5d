import { api } from '@lab/contract';
import type { Field } from '@lab/contract/content/field';
import { fieldTexts, siteTexts } from '@lab/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { endpointQuery } from '../../lib/query.ts';
import { Button } from '../button.tsx';
import { FieldGroup } from './field-group.tsx';
import styles from './form.module.css';
import { TextField } from './text-field.tsx';

interface Props {
  control: Control<FieldValues>;
  name: string;
  field: Extract<Field, { is: 'people' }>;
}

/** A list of names with suggestions from the team. The schema drops empty names. */
export function PeopleField({ control, name, field: { label, max } }: Props) {
  const { field, fieldState } = useController({ control, name });
  const { data: team = [] } = useQuery(endpointQuery(api.team.list, {}));
  const suggestions = useId();
  // Each name is its own field, so the list's value has to be watched.
  const names: string[] = useWatch({ control, name }) ?? [];
  return (
    <FieldGroup legend={label}>
      <datalist id={suggestions}>
        {team.map((member) => (
          <option key={member._id} value={member.name} />
        ))}
      </datalist>
      {names.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name has no identity but its place
        <div key={index} className={styles.listed}>
          <TextField
            control={control}
            name={`${name}.${index}`}
            label={`${label} ${index + 1}`}
            slotProps={{ htmlInput: { list: suggestions } }}
          />
          <Button
            kind="quiet"
            aria-label={`${siteTexts.delete}: ${label} ${index + 1}`}
            onClick={() => field.onChange(names.filter((__, other) => other !== index))}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </div>
      ))}
      {fieldState.error?.message && <p role="alert">{fieldState.error.message}</p>}
      {names.length < max && (
        <div>
          <Button kind="quiet" onClick={() => field.onChange([...names, ''])}>
            {fieldTexts.addName}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
