import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  error?: string;
  inputRef?: Ref<HTMLSelectElement>;
}

/**
 * A choice outside of a form, in which nothing is chosen at first; the browser's own menu is the best one on
 * a phone.
 */
export function NativeSelect({ label, value, options, onChange, error = '', inputRef }: Props) {
  return (
    <TextField
      select
      fullWidth={false}
      label={label}
      value={value}
      error={error !== ''}
      helperText={error}
      inputRef={inputRef}
      sx={{ minWidth: '14rem' }}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        formHelperText: { role: 'alert' },
      }}
      onChange={({ target }) => onChange(target.value)}
    >
      {/* HTML allows no empty one. */}
      <option value="">{'\u00a0'}</option>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </TextField>
  );
}
