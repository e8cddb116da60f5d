import { api } from '@lab/contract';
import { barrierDeskTexts as texts } from '@lab/contract/features/legal/barriers/desk/texts';
import type { Barrier } from '@lab/contract/features/legal/barriers/schemas';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import styles from '../../../desk/desk.module.css';
import { RecordHeading } from '../../../desk/record-heading.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDateTime, formatShortDate } from '../../../lib/dates.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Prose } from '../../../ui/prose.tsx';

/** Escaped, so that an email cannot add a subject or other receivers. */
const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

interface Props {
  report: Barrier;
  onClose: () => void;
}

/**
 * Anybody can write a report, so all of it is shown as text, with a note that nobody has checked the email.
 */
export function BarrierRecord({ report, onClose }: Props) {
  const { _id: id, message, page, email, state, createdAt } = report;
  const isOpen = state === 'open';
  const settling = useRecordMutation({
    run: () => call(api.barriers.settle, { params: { id }, body: { state: isOpen ? 'settled' : 'open' } }),
    done: () => (isOpen ? texts.settled : texts.reopened),
  });
  const deletion = useRecordMutation({
    run: () => call(api.barriers.delete, { params: { id } }),
    done: () => texts.deleted,
  });

  async function remove() {
    const { deleteTitle: title, deleteText: text, delete: yes } = texts;
    if (await confirm({ title, text, confirm: yes, danger: true })) {
      deletion.mutate(undefined, { onSuccess: onClose });
    }
  }

  const name = texts.of(formatShortDate(createdAt));
  return (
    <section className={styles.notice} aria-label={name}>
      <RecordHeading>{name}</RecordHeading>
      <p className={styles.lead}>{[formatDateTime(createdAt), page].filter(Boolean).join(' · ')}</p>
      <Prose text={message} />
      <p className={styles.lead}>
        {email ? (
          <>
            <a href={mailTo(email)}>{email}</a> · {texts.unverified}
          </>
        ) : (
          texts.noEmail
        )}
      </p>
      <div className={styles.buttons}>
        <BusyButton
          variant="contained"
          isBusy={settling.isPending}
          onClick={() => settling.mutate(undefined, { onSuccess: onClose })}
        >
          {isOpen ? texts.settle : texts.reopen}
        </BusyButton>
        <BusyButton color="error" isBusy={deletion.isPending} onClick={() => void remove()}>
          {texts.delete}
        </BusyButton>
        <Button variant="outlined" onClick={onClose}>
          {siteTexts.close}
        </Button>
      </div>
    </section>
  );
}
