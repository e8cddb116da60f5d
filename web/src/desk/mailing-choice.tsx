import { api } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { subscriberDeskTexts as texts } from '@lab/contract/features/subscribers/desk/texts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../lib/query.ts';
import { useSession } from '../lib/session.ts';
import desk from './desk.module.css';

interface Props {
  mails: boolean;
  onChange: (mails: boolean) => void;
}

/** Whether subscribers get a new record by mail; nothing where nobody can subscribe. */
export function MailingChoice({ mails, onChange }: Props) {
  const session = useSession();
  // An editor chooses too, without reading how many subscribers there are.
  const isCounted = !session.may || can(session, 'mail.settings');
  const { data } = useQuery({ ...endpointQuery(api.mail.settings, {}), enabled: isCounted });
  if (isCounted && (!data?.isSetUp || !data.subscriptions || data.subscribers === 0)) return null;
  return (
    <div>
      <FormControlLabel
        label={data ? texts.mail(data.subscribers) : texts.mailAny}
        control={<Switch checked={mails} onChange={(_, checked) => onChange(checked)} />}
      />
      <p className={desk.lead}>{texts.mailHelp}</p>
    </div>
  );
}
