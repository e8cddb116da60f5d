import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { type FieldOf, TextField } from './text-field.tsx';

interface Props<Values extends FieldValues> extends FieldOf<Values> {
  options: readonly { value: string; label: string }[];
  required?: boolean;
  disabled?: boolean;
  helperText?: string;
}

export function SelectField<Values extends FieldValues>({ options, ...rest }: Props<Values>) {
  return (
    <TextField {...rest} select>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
