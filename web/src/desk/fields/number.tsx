import { TextField } from '../../ui/form/text-field.tsx';
import type { InputProps } from './at-desk.ts';

export const Input = ({ bound, field: { whole, hint } }: InputProps<'number'>) => (
  <TextField
    {...bound}
    helperText={hint}
    slotProps={{ htmlInput: { inputMode: whole ? 'numeric' : 'decimal' } }}
  />
);
