import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export interface FieldOf<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** What makes a field required. */
export type Needed = Pick<TextFieldProps, 'required' | 'slotProps'>;

type Props<Values extends FieldValues> = FieldOf<Values> &
  Omit<TextFieldProps, keyof FieldOf<Values> | 'error'>;

/**
 * What binds an input to the form; it shows the error in place of the help, so that screen readers read it.
 */
export function useInput<Values extends FieldValues>(
  { control, name }: Pick<FieldOf<Values>, 'control' | 'name'>,
  helperText?: ReactNode,
) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, ...bound } = field;
  return {
    ...bound,
    value: value ?? '',
    inputRef: ref,
    error: fieldState.invalid,
    helperText: fieldState.error?.message ?? helperText,
  };
}

export function TextField<Values extends FieldValues>({ control, name, helperText, ...rest }: Props<Values>) {
  return <MuiTextField {...rest} {...useInput({ control, name }, helperText)} />;
}

export function EmailField<Values extends FieldValues>(props: Props<Values>) {
  return <TextField autoComplete="email" {...props} type="email" />;
}
