import type { FieldValues } from 'react-hook-form';
import { DayInput } from './day-input.tsx';
import { type FieldOf, useInput } from './text-field.tsx';

type Props<Values extends FieldValues> = FieldOf<Values> & { anyPrecision?: boolean };

export function DayField<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  return <DayInput {...rest} {...useInput({ control, name })} />;
}
