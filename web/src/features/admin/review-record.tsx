import { api } from '@lab/contract';
import { deskTexts } from '@lab/contract/desk/texts';
import type { Paper, PaperRequest } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import { siteTexts } from '@lab/contract/texts';
import type { ComponentType } from 'react';
import { call } from '../../lib/api.ts';
import { writtenDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './admin.module.css';
import { daysWaiting } from './days-waiting.ts';
import { MessageForm } from './message-form.tsx';
import { publishSeen } from './publish-seen.ts';
import { useDeed } from './use-deed.ts';

const { review } = paperTexts;

/** A paper as its public page draws it. */
export type PaperPreview = ComponentType<{ paper: Paper }>;

interface Props {
  request: PaperRequest;
  preview: PaperPreview;
  onPublished: (request: PaperRequest) => void;
}

export function ReviewRecord({ request, preview: Preview, onPublished }: Props) {
  const { _id: id, title, authorName, authorEmail, createdAt, message } = request;
  const target = () => id;

  const publication = useDeed({
    run: () => publishSeen(request),
    target,
    done: () => review.published,
    failed: review.publishFailed,
  });
  const rejection = useDeed({
    run: () => call(api.papers.reject, { params: { id } }),
    target,
    done: () => review.rejected,
    failed: review.rejectFailed,
  });
  const feedback = useDeed({
    run: (message: string) => call(api.papers.review, { params: { id }, body: { message } }),
    target,
    done: () => review.feedbackSent,
    failed: review.feedbackFailed,
  });
  const busy = publication.isPending || rejection.isPending;

  async function publish() {
    if (!(await confirm({ text: title, confirm: review.publishConfirm }))) return;
    // Not as an option of `mutate`: by then the list may be up to date, and this record no longer on the page.
    await publication.mutateAsync().then(
      () => onPublished(request),
      () => {},
    );
  }

  async function reject() {
    const sure = await confirm({ text: siteTexts.noRevert, confirm: review.rejectConfirm, danger: true });
    if (sure) rejection.mutate();
  }

  async function sendFeedback(message: string): Promise<boolean> {
    const sure = await confirm({ text: review.feedbackText(authorName), confirm: review.feedbackConfirm });
    return sure && feedback.mutateAsync(message).then(Boolean, () => false);
  }

  return (
    <div className={styles.record}>
      <p className={styles.lead}>
        {review.submittedBy(authorName, authorEmail)} · {writtenDay(createdAt)} ·{' '}
        {deskTexts.record.waitingSince(daysWaiting(createdAt))}
      </p>
      <div className={styles.decision}>
        <Button disabled={busy} onClick={publish}>
          {review.publish}
        </Button>
        <Button kind="danger" disabled={busy} onClick={reject}>
          {review.reject}
        </Button>
      </div>
      <h2 className={styles.label}>{review.preview}</h2>
      <div className={styles.preview}>
        <Preview paper={request} />
      </div>
      <h2 className={styles.label}>{review.feedback}</h2>
      {message && <Prose text={message} />}
      <MessageForm
        key={message}
        label={review.messageField}
        submit={review.feedbackSubmit}
        missing={review.messageRequired}
        draft={`feedback:paper:${id}`}
        before={message}
        onSend={sendFeedback}
      />
    </div>
  );
}
