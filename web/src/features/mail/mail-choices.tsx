import { api } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { mailChoiceTexts } from '@lab/contract/features/mail/choices/texts';
import { eventsFor, type MailEventName, mailEventOf } from '@lab/contract/features/mail/events';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { endpointQuery, refetchChanged } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Notice } from '../../ui/notice.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './mail-choices.module.css';

const choicesQuery = { ...endpointQuery(api.notices.choices, {}), staleTime: 0 };

/** What a person gets by mail. */
export function MailChoices() {
  const { data, isError, refetch } = useQuery(choicesQuery);
  return (
    <section>
      <h2>{mailChoiceTexts.title}</h2>
      <p>{mailChoiceTexts.lead}</p>
      {data?.bounced && <Bounced off={data.off} reason={data.reason} />}
      {data ? (
        <Choices key={data.off.join()} stored={data.off} />
      ) : isError ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Bounced({ off, reason }: { off: readonly MailEventName[]; reason: string }) {
  const client = useQueryClient();
  const arriving = useMutation({
    mutationFn: () => call(api.notices.choose, { body: { off: [...off], arrives: true } }),
    onSuccess: () => refetchChanged(client, { queryKey: choicesQuery.queryKey }),
  });
  return (
    <Notice kind="error">
      <div className={styles.bounced}>
        <p>{mailChoiceTexts.bounced}</p>
        {reason && <p>{reason}</p>}
        <Button variant="outlined" disabled={arriving.isPending} onClick={() => arriving.mutate()}>
          {mailChoiceTexts.arrives}
        </Button>
        {arriving.error && <p>{failureText(arriving.error, mailChoiceTexts.failed)}</p>}
      </div>
    </Notice>
  );
}

function Choices({ stored }: { stored: readonly MailEventName[] }) {
  const events = eventsFor(can(useSession(), 'desk.use'));
  const client = useQueryClient();
  const [off, setOff] = useState(stored);
  const saving = useMutation({
    mutationFn: () => call(api.notices.choose, { body: { off: [...off] } }),
    onSuccess: () => {
      toast(mailChoiceTexts.saved);
      return refetchChanged(client, { queryKey: choicesQuery.queryKey });
    },
  });
  const change = (event: MailEventName, on: boolean) =>
    setOff(on ? off.filter((one) => one !== event) : [...off, event]);
  return (
    <>
      <ul className={styles.list}>
        {events.map((event) => {
          const { optional } = mailEventOf(event);
          const label = mailChoiceTexts.events[event];
          return (
            <li key={event}>
              <FormControlLabel
                label={optional ? label : `${label} (${mailChoiceTexts.always})`}
                disabled={!optional}
                control={
                  <Switch checked={!off.includes(event)} onChange={(_, checked) => change(event, checked)} />
                }
              />
            </li>
          );
        })}
      </ul>
      <Notice kind="error">{saving.error && failureText(saving.error, mailChoiceTexts.failed)}</Notice>
      <Button variant="outlined" disabled={saving.isPending} onClick={() => saving.mutate()}>
        {mailChoiceTexts.save}
      </Button>
    </>
  );
}
