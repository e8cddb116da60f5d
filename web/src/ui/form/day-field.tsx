import { type FieldValues, useController } from 'react-hook-form';
import { DayInput } from './day-input.tsx';
import type { FieldOf } from './text-field.tsx';

type Props<Values extends FieldValues> = FieldOf<Values> & { anyPrecision?: boolean };

export function DayField<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, ...bound } = field;
  return (
    <DayInput
      {...rest}
      {...bound}
      value={value ?? ''}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    />
  );
}
