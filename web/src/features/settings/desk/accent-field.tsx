import { isReadableAccent, readableAccent } from '@lab/contract/features/settings/accent';
import { isHex } from '@lab/contract/features/settings/contrast';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import Button from '@mui/material/Button';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './settings.module.css';

const { look: texts } = settingsTexts;
const { label, hint } = settingsFields.look.accent;

/** What the browser's own field shows while no colour is written: the accent of the product. */
const usual = '#0b5d4b';

/** A colour that is typed or picked. */
export function AccentField({ form: { control, setValue } }: { form: UseFormReturn<Settings['look']> }) {
  const accent = useWatch({ control, name: 'accent' }).trim().toLowerCase();
  const choose = (color: string) =>
    setValue('accent', color, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  const better = isHex(accent) && !isReadableAccent(accent) ? readableAccent(accent) : undefined;
  return (
    <div className={styles.accent}>
      <TextField control={control} name="accent" label={label} helperText={hint} />
      <input
        type="color"
        aria-label={texts.pick}
        value={isHex(accent) ? accent : usual}
        onChange={({ target }) => choose(target.value)}
      />
      {better && (
        <Button size="small" onClick={() => choose(better)}>
          {texts.takeBetter(better)}
        </Button>
      )}
    </div>
  );
}
