import { settingsFields } from '@lab/contract/features/settings/fields';
import { look, notices, visits } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { useWatch } from 'react-hook-form';
import { PartFields } from '../../../desk/part-form.tsx';
import { AccentField } from './accent-field.tsx';
import { type PartProps, SettingsForm, useSettingsForm } from './settings-form.tsx';

const { accent: _, ...lookChoices } = settingsFields.look;

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

export function NoticesForm(props: PartProps) {
  const form = useSettingsForm('notices', notices, props);
  return (
    <SettingsForm {...props} part="notices" form={form}>
      <PartFields form={form} fields={settingsFields.notices} />
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
