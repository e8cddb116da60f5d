import { yupResolver } from '@hookform/resolvers/yup';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { notices } from '@lab/contract/features/settings/schemas';
import { useForm } from 'react-hook-form';
import { PartFields } from '../../../desk/part-form.tsx';
import type { PartProps } from './all-settings.ts';
import { SettingsForm } from './settings-form.tsx';

export function NoticesForm(props: PartProps) {
  const form = useForm<Settings['notices']>({
    resolver: yupResolver(notices),
    defaultValues: props.settings.notices,
  });
  return (
    <SettingsForm {...props} part="notices" form={form}>
      <PartFields form={form} fields={settingsFields.notices} />
    </SettingsForm>
  );
}
