import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export interface FieldOf<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

type Props<Values extends FieldValues> = FieldOf<Values> &
  Omit<TextFieldProps, keyof FieldOf<Values> | 'error'>;

/** A one-line field that shows its error in place of its help, so that screen readers read the error. */
export function TextField<Values extends FieldValues>({ control, name, helperText, ...rest }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, ...bound } = field;
  return (
    <MuiTextField
      {...rest}
      {...bound}
      value={value ?? ''}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}

export function EmailField<Values extends FieldValues>(props: Props<Values>) {
  return <TextField autoComplete="email" {...props} type="email" />;
}

interface PasswordProps<Values extends FieldValues> extends FieldOf<Values> {
  /** Tells password managers whether to fill in the stored password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField<Values extends FieldValues>(props: PasswordProps<Values>) {
  return <TextField {...props} type="password" />;
}
