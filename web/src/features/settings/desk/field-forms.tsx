import { isReadableAccent, readableAccent } from '@lab/contract/features/settings/accent';
import { isHex } from '@lab/contract/features/settings/contrast';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { announcement, look, press, visits } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import Button from '@mui/material/Button';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PartFields } from '../../../desk/part-form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './settings.module.css';
import { type PartProps, SettingsForm, useSettingsForm } from './settings-form.tsx';

const { look: texts } = settingsTexts;
const { accent: accentField, ...lookChoices } = settingsFields.look;

export function LookForm(props: PartProps) {
  // A colour that cannot be read is told at once.
  const form = useSettingsForm('look', look, props, { mode: 'onChange' });
  return (
    <SettingsForm {...props} part="look" form={form}>
      <AccentField form={form} />
      <PartFields form={form} fields={lookChoices} />
    </SettingsForm>
  );
}

/** What the browser's own field shows while no colour is written: the accent of the product. */
const usual = '#0b5d4b';

/** A colour that is typed or picked. */
function AccentField({ form: { control, setValue } }: { form: UseFormReturn<Settings['look']> }) {
  const accent = useWatch({ control, name: 'accent' }).trim().toLowerCase();
  const choose = (color: string) =>
    setValue('accent', color, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  const better = isHex(accent) && !isReadableAccent(accent) ? readableAccent(accent) : undefined;
  return (
    <div className={styles.accent}>
      <TextField control={control} name="accent" label={accentField.label} helperText={accentField.hint} />
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

export function AnnouncementForm(props: PartProps) {
  const form = useSettingsForm('notices', announcement, props);
  return (
    <SettingsForm {...props} part="notices" form={form}>
      <PartFields form={form} fields={settingsFields.notices} />
    </SettingsForm>
  );
}

export function PressForm(props: PartProps) {
  const form = useSettingsForm('press', press, props);
  return (
    <SettingsForm {...props} part="press" form={form}>
      <p>{settingsTexts.press.help}</p>
      <PartFields form={form} fields={settingsFields.press} />
    </SettingsForm>
  );
}

export function VisitsForm(props: PartProps) {
  const form = useSettingsForm('visits', visits, props);
  const { tool, ...others } = settingsFields.visits;
  const isOff = useWatch({ control: form.control, name: 'tool' }) === 'none';
  return (
    <SettingsForm {...props} part="visits" form={form}>
      <p>{settingsTexts.visits.help}</p>
      <PartFields form={form} fields={{ tool, ...(isOff ? {} : others) }} />
    </SettingsForm>
  );
}
