import { api } from '@lab/contract';
import { mailDeskTexts as texts } from '@lab/contract/features/mail/desk/texts';
import { mailEventOf } from '@lab/contract/features/mail/events';
import type { MailRow } from '@lab/contract/features/mail/schemas';
import { endedStates, waitingStates } from '@lab/contract/features/mail/states';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import desk from '../../../desk/desk.module.css';
import { RecordHeading } from '../../../desk/record-heading.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import styles from './outbox.module.css';

interface Props {
  mail: MailRow;
  onClose: () => void;
}

export function MailRecord({ mail, onClose }: Props) {
  const { _id: id, event, subject, to, state, error, sentAt, dueAt } = mail;
  const again = useRecordMutation({
    run: () => call(api.mail.again, { params: { id } }),
    done: () => texts.againDone,
    failed: texts.againFailed,
  });
  const stop = useRecordMutation({
    run: () => call(api.mail.stop, { params: { id } }),
    done: () => texts.stopDone,
    failed: texts.stopFailed,
  });
  const when = sentAt ? formatDateTime(sentAt) : dueAt && texts.next(formatDateTime(dueAt));
  const canRepeat = endedStates.includes(state) && !mailEventOf(event).secret;
  return (
    <section className={desk.notice} aria-label={texts.previewOf(subject)}>
      <RecordHeading>{subject}</RecordHeading>
      <p className={desk.lead}>{[to, texts.states[state], when].filter(Boolean).join(' · ')}</p>
      {error && <p className={desk.lead}>{error}</p>}
      <Preview id={id} subject={subject} />
      <div className={desk.buttons}>
        {canRepeat && (
          <BusyButton variant="contained" isBusy={again.isPending} onClick={() => again.mutate(undefined)}>
            {texts.again}
          </BusyButton>
        )}
        {waitingStates.includes(state) && (
          <BusyButton color="error" isBusy={stop.isPending} onClick={() => stop.mutate(undefined)}>
            {texts.stop}
          </BusyButton>
        )}
        <Button variant="outlined" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </section>
  );
}

/** In a frame without any rights, because it contains what people wrote. */
function Preview({ id, subject }: { id: string; subject: string }) {
  const { data, isError, refetch } = useQuery(endpointQuery(api.mail.preview, { params: { id } }));
  if (!data) return isError ? <Failed text={texts.failed} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <iframe className={styles.preview} sandbox="" title={texts.previewOf(subject)} srcDoc={data.html} />
      <details>
        <summary>{texts.asText}</summary>
        <pre className={styles.text}>{data.text}</pre>
      </details>
    </>
  );
}
