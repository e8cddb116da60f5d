import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { type MailSettings, type MailSettingsShown, mailSettings } from '@lab/contract/features/mail/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import desk from '../../../desk/desk.module.css';
import { Facts } from '../../../desk/facts.tsx';
import { PartForm } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const { settings: texts } = mailDeskTexts;

export const mailSettingsQuery = { ...endpointQuery(api.mail.settings, {}), staleTime: 0 };

export function MailSettingsPart() {
  const { data } = useQuery(mailSettingsQuery);
  // A new form after each saving, because it starts from what is stored now.
  const [times, setTimes] = useState(0);
  if (!data) return null;
  return (
    <section>
      <h2 className={desk.label}>{texts.title}</h2>
      <p className={desk.lead}>{mailDeskTexts.words}</p>
      <SettingsForm key={times} settings={data} onClose={() => setTimes(times + 1)} />
    </section>
  );
}

function choiceOf(shown: MailSettingsShown): MailSettings {
  const { isSetUp: _set, takesAnswers: _takes, subscribers: _count, ...choice } = shown;
  return choice;
}

function SettingsForm({ settings, onClose }: { settings: MailSettingsShown; onClose: () => void }) {
  const client = useQueryClient();
  const choice = choiceOf(settings);
  const form = useForm<MailSettings>({ resolver: yupResolver(mailSettings), defaultValues: choice });
  const { control } = form;
  return (
    <PartForm
      form={form}
      draft="mail:settings"
      target="mail"
      start={choice}
      stored={
        <Facts
          facts={{
            [texts.on]: settings.on ? texts.yes : texts.no,
            [texts.perHour]: String(settings.perHour),
            [texts.from]: settings.from,
            [texts.answers]: settings.answers,
            [texts.remindAfter]: settings.remindAfter.join(', '),
            [texts.subscriptions]: settings.subscriptions ? texts.yes : texts.no,
          }}
        />
      }
      valuesOf={(stored: MailSettings) => stored}
      fetchCurrent={async () => choiceOf(await client.fetchQuery(mailSettingsQuery))}
      onSave={(written, { seen }) => call(api.mail.changeSettings, { body: { ...written, before: seen } })}
      onClose={onClose}
      texts={{ saved: texts.saved, saveFailed: texts.failed }}
    >
      <SwitchField control={control} name="on" label={texts.on} />
      <TextField control={control} name="perHour" label={texts.perHour} helperText={texts.perHourHelp} />
      <TextField control={control} name="from" label={texts.from} helperText={texts.fromHelp} />
      <TextField control={control} name="answers" label={texts.answers} helperText={texts.answersHelp} />
      <TextField
        control={control}
        name="remindAfter"
        label={texts.remindAfter}
        helperText={texts.remindAfterHelp}
      />
      <SwitchField control={control} name="subscriptions" label={texts.subscriptions} />
      <p className={desk.lead}>{texts.subscriptionsHelp}</p>
    </PartForm>
  );
}
