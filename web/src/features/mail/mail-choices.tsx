import { api } from '@lab/contract';
import { mailChoiceTexts } from '@lab/contract/features/mail/choices/texts';
import { eventsFor, type MailEventName, mailEventOf } from '@lab/contract/features/mail/events';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { endpointQuery, refetchChanged } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './mail-choices.module.css';

const choicesQuery = { ...endpointQuery(api.notices.choices, {}), staleTime: 0 };

/** What a person gets by mail. */
export function MailChoices() {
  const { data, isError, refetch } = useQuery(choicesQuery);
  return (
    <section className={styles.choices}>
      <PageHeading title={mailChoiceTexts.title} lead={mailChoiceTexts.lead} />
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
        <BusyButton variant="outlined" isBusy={arriving.isPending} onClick={() => arriving.mutate()}>
          {mailChoiceTexts.arrives}
        </BusyButton>
        {arriving.error && <p>{failureText(arriving.error, mailChoiceTexts.failed)}</p>}
      </div>
    </Notice>
  );
}

function Choices({ stored }: { stored: readonly MailEventName[] }) {
  const events = eventsFor(useSession());
  const optional = events.filter((event) => mailEventOf(event).optional);
  const always = events.filter((event) => !mailEventOf(event).optional);
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
        {optional.map((event) => (
          <li key={event}>
            <FormControlLabel
              label={mailChoiceTexts.events[event]}
              control={
                <Switch checked={!off.includes(event)} onChange={(_, checked) => change(event, checked)} />
              }
            />
          </li>
        ))}
      </ul>
      {always.length > 0 && (
        <p className={styles.always}>
          {mailChoiceTexts.alwaysSent(always.map((event) => mailChoiceTexts.events[event]).join('; '))}
        </p>
      )}
      <Notice kind="error">{saving.error && failureText(saving.error, mailChoiceTexts.failed)}</Notice>
      <BusyButton variant="outlined" isBusy={saving.isPending} onClick={() => saving.mutate()}>
        {mailChoiceTexts.save}
      </BusyButton>
    </>
  );
}
