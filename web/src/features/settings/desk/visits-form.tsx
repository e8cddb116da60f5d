import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { visitTools } from '@lab/contract/features/settings/choices';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { visits } from '@lab/contract/features/settings/visits-schema';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { PartProps } from './all-settings.ts';
import { SettingsForm } from './settings-form.tsx';

const { visits: texts } = settingsTexts;

const fields = ['script', 'site', 'server', 'hash'] as const;

export function VisitsForm({ settings, onClose }: PartProps) {
  const form = useForm<Settings['visits']>({
    resolver: yupResolver(visits),
    defaultValues: settings.visits,
  });
  const { control } = form;
  const tool = useWatch({ control, name: 'tool' });
  return (
    <SettingsForm
      part="visits"
      settings={settings}
      onClose={onClose}
      form={form}
      onSave={(written, { seen }) => call(api.settings.visits, { body: { ...written, before: seen.visits } })}
      factsOf={(stored) => ({
        [texts.tool]: texts.tools[stored.tool],
        ...Object.fromEntries(fields.map((name) => [texts[name], stored[name]])),
      })}
    >
      <p>{texts.help}</p>
      <SelectField
        control={control}
        name="tool"
        label={texts.tool}
        options={visitTools.map((value) => ({ value, label: texts.tools[value] }))}
      />
      {tool !== 'none' &&
        fields.map((name) => (
          <TextField
            key={name}
            control={control}
            name={name}
            label={texts[name]}
            helperText={texts[`${name}Help`]}
          />
        ))}
    </SettingsForm>
  );
}
