import { importTexts } from '@lab/contract/features/imports/texts';
import { mostMoreAreas } from '@lab/contract/features/papers/limits';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import styles from './imports.module.css';

interface Props {
  /** Undefined where they are not to be changed. */
  given: readonly string[] | undefined;
  areas: readonly string[];
  onChange: (given: string[] | undefined) => void;
}

/** Not a name of an area, because those are trimmed. */
const none = ' ';

/** Areas in which the works are besides their own: some, or none, or as they are. */
export function FurtherAreas({ given, areas, onChange }: Props) {
  const shown = given?.length === 0 ? [none] : [...(given ?? [])];
  function change(values: string[]) {
    // The last choice counts: none takes the others away, and another one takes none away.
    if (values.at(-1) === none && given?.length !== 0) return onChange([]);
    const names = values.filter((value) => value !== none).slice(0, mostMoreAreas);
    onChange(names.length > 0 ? names : undefined);
  }
  return (
    <Autocomplete
      multiple
      className={styles.further}
      filterSelectedOptions
      slotProps={{ chip: { variant: 'outlined' } }}
      options={[none, ...areas]}
      getOptionLabel={(value) => (value === none ? importTexts.plan.noMoreAreas : value)}
      value={shown}
      onChange={(_, values) => change(values)}
      openText={fieldTexts.openChoices}
      closeText={fieldTexts.closeChoices}
      clearText={fieldTexts.clearChoices}
      noOptionsText={fieldTexts.noChoices}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={shown.length === 0 ? importTexts.plan.keep : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': importTexts.columns.moreAreas },
          }}
        />
      )}
    />
  );
}
