import { yupResolver } from '@hookform/resolvers/yup';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { look } from '@lab/contract/features/settings/schemas';
import { useForm } from 'react-hook-form';
import { PartFields } from '../../../desk/part-form.tsx';
import { AccentField } from './accent-field.tsx';
import type { PartProps } from './all-settings.ts';
import { SettingsForm } from './settings-form.tsx';

const { accent: _, ...choices } = settingsFields.look;

export function LookForm(props: PartProps) {
  const form = useForm<Settings['look']>({
    resolver: yupResolver(look),
    defaultValues: props.settings.look,
    // A colour that cannot be read is told at once.
    mode: 'onChange',
  });
  return (
    <SettingsForm {...props} part="look" form={form}>
      <AccentField form={form} />
      <PartFields form={form} fields={choices} />
    </SettingsForm>
  );
}
