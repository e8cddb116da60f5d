import { api } from '@lab/contract';
import { mailChoiceTexts } from '@lab/contract/mail/choices/texts';
import { eventsFor, type MailEventName, mailEventOf } from '@lab/contract/mail/events';
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

function Choices({ stored }: { stored: readonly MailEventName[] }) {
  const { admin } = useSession();
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
        {eventsFor(admin).map((event) => {
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
