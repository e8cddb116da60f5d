import { limits } from '@lab/contract';
import type { Control, FieldValues } from 'react-hook-form';
import { PeopleField } from '../../../ui/form/people-field.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

interface Props extends Pick<PaperFieldsProps, 'control'> {
  name: string;
  label: string;
}

/** Suggests the team, as other lists of people do. */
export function EditorsField({ control, name, label }: Props) {
  return (
    <PeopleField
      control={control as unknown as Control<FieldValues>}
      name={name}
      label={label}
      max={limits.authors}
    />
  );
}
