import { TextField } from '../../ui/form/text-field.tsx';
import type { InputProps } from './at-desk.ts';

export const Input = ({ bound, field: { hint } }: InputProps<'time'>) => (
  <TextField {...bound} type="time" helperText={hint} slotProps={{ inputLabel: { shrink: true } }} />
);
