import { decorative } from '@lab/contract/core/content/alt-text';
import { altTexts } from '@lab/contract/core/markdown/desk/texts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from './text-field.tsx';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
}

/** Says what the picture shows, or that it is only decoration. */
export function AltField<Values extends FieldValues>({ form, name }: Props<Values>) {
  const { control, setValue, clearErrors } = form;
  const isDecorative = useWatch({ control, name }) === decorative;
  return (
    <div>
      {!isDecorative && (
        <TextField control={control} name={name} label={altTexts.alt} helperText={altTexts.hint} />
      )}
      <FormControlLabel
        label={altTexts.decorative}
        control={
          <Checkbox
            checked={isDecorative}
            onChange={({ target }) => {
              clearErrors(name);
              setValue(name, (target.checked ? decorative : '') as Values[typeof name], {
                shouldDirty: true,
              });
            }}
          />
        }
      />
    </div>
  );
}

/** For a picture that was just chosen; older ones may have been stored without. */
export function isAltMissing<Values extends FieldValues>({ form, name }: Props<Values>): boolean {
  if (form.getValues(name)) return false;
  form.setError(name, { message: altTexts.missing }, { shouldFocus: true });
  return true;
}
