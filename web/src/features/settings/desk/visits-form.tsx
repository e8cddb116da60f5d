import { yupResolver } from '@hookform/resolvers/yup';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { visits } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { useForm, useWatch } from 'react-hook-form';
import { PartFields } from '../../../desk/part-form.tsx';
import type { PartProps } from './all-settings.ts';
import { SettingsForm } from './settings-form.tsx';

const fields = settingsFields.visits;

export function VisitsForm(props: PartProps) {
  const form = useForm<Settings['visits']>({
    resolver: yupResolver(visits),
    defaultValues: props.settings.visits,
  });
  const tool = useWatch({ control: form.control, name: 'tool' });
  return (
    <SettingsForm {...props} part="visits" form={form}>
      <p>{settingsTexts.visits.help}</p>
      <PartFields form={form} fields={tool === 'none' ? { tool: fields.tool } : fields} />
    </SettingsForm>
  );
}
