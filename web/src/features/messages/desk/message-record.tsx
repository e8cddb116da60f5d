import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import type { Message } from '@lab/contract/features/messages/schemas';
import { messageTexts } from '@lab/contract/features/messages/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflictError } from '../../../desk/conflict.ts';
import styles from '../../../desk/desk.module.css';
import { MessageForm } from '../../../desk/message-form.tsx';
import { RecordHeading } from '../../../desk/record-heading.tsx';
import { UnsentText } from '../../../desk/unsent-text.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { confirm } from '../../../ui/confirm.ts';
import { Prose } from '../../../ui/prose.tsx';

const { manage } = messageTexts;

interface Props {
  message: Message;
  onReplied: () => void;
  onClose: () => void;
}

/** A message with the form for its reply, or with the final reply. */
export function MessageRecord({ message, onReplied, onClose }: Props) {
  const { _id: id, name, email, phone, message: text, replay, createdAt } = message;
  const draft = `reply:${id}`;
  // The typed reply that cannot be sent, because somebody else has answered or the message was deleted.
  const [unsent, setUnsent] = useState<string>();
  const theirs = useQuery({
    queryKey: ['reply of another', id],
    queryFn: async () => {
      const all = await call(api.messages.byEmail, { params: { email }, query: { limit: limits.pageMax } });
      return all.find(({ _id }) => _id === id)?.replay ?? '';
    },
    enabled: unsent !== undefined && !replay,
  });
  const answered = replay || theirs.data;

  const reply = useRecordMutation({
    run: async (replay: string) => {
      const sent = await call(api.messages.reply, { body: { _id: id, replay } });
      // Before the lists are fetched again, because by then the admin may have opened another message.
      onReplied();
      return sent;
    },
    target: () => id,
    done: () => manage.replied,
    failed: manage.replyFailed,
  });

  return (
    <section className={styles.notice} aria-label={manage.from(name)}>
      <RecordHeading>{manage.from(name)}</RecordHeading>
      <p className={styles.lead}>
        {formatDateTime(createdAt)} · <a href={`mailto:${email}`}>{email}</a> · {phone}
      </p>
      <Prose text={text} />
      {answered && (
        <>
          <h3>{unsent === undefined ? manage.yourReply : messageTexts.mine.reply}</h3>
          <Prose text={answered} />
        </>
      )}
      {unsent !== undefined && (
        <UnsentText unsent={{ to: name, text: unsent, draft }} onClose={() => setUnsent(undefined)} />
      )}
      {!answered && unsent === undefined && (
        <MessageForm
          label={manage.yourReply}
          submit={manage.send}
          missing={manage.replyRequired}
          draft={draft}
          confirm={() => confirm({ text: manage.sendText(name), confirm: manage.sendConfirm })}
          onSend={(written) =>
            reply.mutateAsync(written).catch((error: unknown) => {
              if (isConflictError(error)) setUnsent(written);
              throw error;
            })
          }
        />
      )}
      <Button variant="outlined" size="small" onClick={onClose}>
        {siteTexts.close}
      </Button>
    </section>
  );
}
