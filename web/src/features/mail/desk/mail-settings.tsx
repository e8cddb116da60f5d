import { api } from '@lab/contract';
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { mailFields } from '@lab/contract/features/mail/fields';
import { useQuery } from '@tanstack/react-query';
import desk from '../../../desk/desk.module.css';
import { GlobalForm } from '../../../desk/global-form.tsx';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/query.ts';

const { settings: texts } = mailDeskTexts;

export const mailSettingsQuery = { ...endpointQuery(api.mail.settings, {}), staleTime: 0 };

export function MailSettingsPart() {
  const { data } = useQuery(mailSettingsQuery);
  if (!data) return null;
  return (
    <section>
      <h2 className={desk.label}>{texts.title}</h2>
      <p className={desk.lead}>{mailDeskTexts.words}</p>
      <GlobalForm
        fields={mailFields}
        query={mailSettingsQuery}
        draft="mail:settings"
        target="mail"
        start={data}
        save={(body) => call(api.mail.changeSettings, { body })}
        texts={texts}
      />
    </section>
  );
}
