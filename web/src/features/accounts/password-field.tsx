import type { FieldValues } from 'react-hook-form';
import { type FieldOf, TextField } from '../../ui/form/text-field.tsx';

interface Props<Values extends FieldValues> extends FieldOf<Values> {
  /** Tells password managers whether to fill in the stored password or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  return <TextField {...props} type="password" />;
}
