import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { cornerShapes, fontPairs, openings } from '@lab/contract/features/settings/choices';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { look } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { AccentField } from './accent-field.tsx';
import type { PartProps } from './all-settings.ts';
import { SettingsForm } from './settings-form.tsx';

type LookSettings = Settings['look'];

const { look: texts } = settingsTexts;

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

export function LookForm({ settings, onClose }: PartProps) {
  const form = useForm<LookSettings>({
    resolver: yupResolver(look),
    defaultValues: settings.look,
    // A colour that cannot be read is told at once.
    mode: 'onChange',
  });
  const { control } = form;
  return (
    <SettingsForm
      part="look"
      settings={settings}
      onClose={onClose}
      form={form}
      onSave={(written, { seen }) => call(api.settings.look, { body: { ...written, before: seen.look } })}
      factsOf={({ accent, fonts, corners, opening }) => ({
        [texts.accent]: accent,
        [texts.fonts]: settingsTexts.fonts[fonts],
        [texts.corners]: settingsTexts.corners[corners],
        [texts.opening]: settingsTexts.openings[opening],
      })}
    >
      <AccentField form={form} />
      <SelectField
        control={control}
        name="fonts"
        label={texts.fonts}
        options={optionsOf(fontPairs, settingsTexts.fonts)}
      />
      <SelectField
        control={control}
        name="corners"
        label={texts.corners}
        options={optionsOf(cornerShapes, settingsTexts.corners)}
      />
      <SelectField
        control={control}
        name="opening"
        label={texts.opening}
        options={optionsOf(openings, settingsTexts.openings)}
      />
    </SettingsForm>
  );
}
