import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from './text-field.tsx';

export function CheckField<Values extends FieldValues>({ control, name, label }: FieldOf<Values>) {
  const { field } = useController({ control, name });
  const { value, ref, ...bound } = field;
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...bound} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
    />
  );
}
