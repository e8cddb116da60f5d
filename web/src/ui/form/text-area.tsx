import { lengthOf } from '@lab/contract/lib/length';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import type { TextFieldProps } from '@mui/material/TextField';
import { type FieldValues, useWatch } from 'react-hook-form';
import styles from './form.module.css';
import { type FieldOf, type Needed, TextField } from './text-field.tsx';

interface Props<Values extends FieldValues> extends FieldOf<Values>, Needed {
  /** Shows a counter, but allows longer text, so that pasted text is not cut. */
  max?: number;
  helperText?: string;
  minRows?: TextFieldProps['minRows'];
}

export function TextArea<Values extends FieldValues>({ max, minRows = 4, ...rest }: Props<Values>) {
  const value: unknown = useWatch({ control: rest.control, name: rest.name });
  const length = max !== undefined && typeof value === 'string' ? lengthOf(value) : 0;
  return (
    <div className={styles.counted}>
      <TextField {...rest} multiline minRows={minRows} maxRows={16} />
      {max !== undefined && (
        <span className={styles.counter} data-over={length > max || undefined}>
          {fieldTexts.counter(length, max)}
        </span>
      )}
    </div>
  );
}
