import { TextField } from '../../ui/form/text-field.tsx';
import type { InputProps } from './at-desk.ts';

/** What is typed in one line. */
export const line =
  (type: 'text' | 'email' | 'tel' | 'url') =>
  ({ field: { hint }, bound }: InputProps) => (
    <TextField {...bound} {...(hint && { helperText: hint })} type={type} />
  );

export const Input = line('text');
