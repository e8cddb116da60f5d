import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { type FieldOf, type Needed, TextField } from './text-field.tsx';

interface Props<Values extends FieldValues> extends FieldOf<Values>, Needed {
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  helperText?: string;
  /** The value is a list. */
  multiple?: boolean;
}

export function SelectField<Values extends FieldValues>({ options, multiple, ...rest }: Props<Values>) {
  return (
    <TextField {...rest} select {...(multiple && { slotProps: { select: { multiple } } })}>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
