import { fieldTexts } from '@lab/contract/texts/field-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from './text-field.tsx';

interface Props<Values extends FieldValues> extends FieldOf<Values> {
  choices: readonly { value: string; label: string }[];
  required?: boolean;
  helperText?: string;
  max?: number;
  /** Allows text that is not one of the choices. */
  free?: boolean;
  /** The choices are what was found for the typed text. */
  search?: (typed: string) => void;
  searching?: boolean;
}

/** Several values as chips, with suggestions while typing. */
export function ChoicesField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, choices, required, helperText, max, free = false, search, searching } = props;
  const { field, fieldState } = useController({ control, name });
  const chosen: string[] = field.value ?? [];
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]));
  // Some schemas report the entry that is wrong, others the list.
  const error = Array.isArray(fieldState.error) ? fieldState.error.find(Boolean) : fieldState.error;
  const [isFull, setFull] = useState(false);
  const tooMany = isFull && max !== undefined ? fieldTexts.tooMany(label, max) : undefined;
  return (
    <Autocomplete
      multiple
      freeSolo={free}
      // Without Enter, the text would look as if it was chosen, and would not be sent.
      autoSelect={free}
      filterSelectedOptions
      disableCloseOnSelect={!free}
      options={choices.map(({ value }) => value)}
      getOptionLabel={(value) => labels.get(value) ?? value}
      {...(search && { filterOptions: (found: string[]) => found, loading: searching })}
      value={chosen}
      onInputChange={(_, typed) => search?.(typed)}
      onChange={(_, values) => {
        const texts = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
        setFull(max !== undefined && texts.length > max);
        field.onChange(texts.slice(0, max));
      }}
      onBlur={field.onBlur}
      openText={fieldTexts.openChoices}
      closeText={fieldTexts.closeChoices}
      clearText={fieldTexts.clearChoices}
      noOptionsText={fieldTexts.noChoices}
      loadingText={siteTexts.loading}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required={required}
          error={fieldState.invalid || tooMany !== undefined}
          helperText={error?.message ?? tooMany ?? helperText}
        />
      )}
    />
  );
}
