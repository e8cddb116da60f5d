import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { notices } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { MomentField } from '../../../ui/form/moment-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { PartProps } from './all-settings.ts';
import { SettingsForm } from './settings-form.tsx';

const { notices: texts } = settingsTexts;

export function NoticesForm({ settings, onClose }: PartProps) {
  const form = useForm<Settings['notices']>({
    resolver: yupResolver(notices),
    defaultValues: settings.notices,
  });
  const { control } = form;
  return (
    <SettingsForm
      part="notices"
      settings={settings}
      onClose={onClose}
      form={form}
      onSave={(written, { seen }) =>
        call(api.settings.notices, { body: { ...written, before: seen.notices } })
      }
      factsOf={({ announcement, link, from, until, footer }) => ({
        [texts.announcement]: announcement,
        [texts.link]: link,
        [texts.from]: from,
        [texts.until]: until,
        [texts.footer]: footer,
      })}
    >
      <TextField
        control={control}
        name="announcement"
        label={texts.announcement}
        helperText={texts.announcementHelp}
      />
      <TextField control={control} name="link" label={texts.link} helperText={texts.linkHelp} />
      <MomentField control={control} name="from" label={texts.from} />
      <MomentField control={control} name="until" label={texts.until} />
      <TextArea control={control} name="footer" label={texts.footer} minRows={3} />
    </SettingsForm>
  );
}
