import { emptyValues } from '@lab/contract/core/content/field-type';
import Button from '@mui/material/Button';
import { useFieldArray } from 'react-hook-form';
import styles from '../desk.module.css';
import type { InputProps } from './at-desk.ts';

/** A list of small records. */
export function Input({ bound: { control, name }, field, Inside }: InputProps<'parts'>) {
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <fieldset className={styles.parts}>
      <legend>{field.label}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.part}>
          <Inside fields={field.of} control={control} of={`${name}.${at}.`} />
          <Button
            variant="outlined"
            size="small"
            aria-label={`${field.remove} ${at + 1}`}
            onClick={() => remove(at)}
          >
            {field.remove}
          </Button>
        </div>
      ))}
      <Button variant="outlined" size="small" onClick={() => append(emptyValues(field.of))}>
        {field.add}
      </Button>
    </fieldset>
  );
}
