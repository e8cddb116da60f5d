import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from './text-field.tsx';

interface Props<Values extends FieldValues> extends FieldOf<Values> {
  /** What is stored, if it is not a boolean. */
  on?: string;
  off?: string;
}

/** Something that is so or not, after saving; a checkbox is for choosing among records. */
export function SwitchField<Values extends FieldValues>({ control, name, label, on, off }: Props<Values>) {
  const { field } = useController({ control, name });
  const { value, ref, onChange, ...bound } = field;
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          {...bound}
          checked={on === undefined ? Boolean(value) : value === on}
          onChange={(_, checked) => onChange((checked ? on : off) ?? checked)}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}
