import { api } from '@lab/contract';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { reviewTexts } from '@lab/contract/features/papers/review/texts';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { isGone } from '../../../desk/conflict.ts';
import { daysWaiting } from '../../../desk/days-waiting.ts';
import styles from '../../../desk/desk.module.css';
import { MessageForm } from '../../../desk/message-form.tsx';
import { reasonFor } from '../../../desk/reason-for.ts';
import type { Unsent } from '../../../desk/unsent-text.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm, confirmWithText } from '../../../ui/confirm.ts';
import { PaperArticle } from '../page/paper-article.tsx';
import { Changes } from './changes.tsx';

/** Sends the version that the reviewer saw, so that the server refuses if the author has changed it since. */
export const publishSeen = (seen: PaperRequest) =>
  call(api.papers.publish, { params: { requestId: seen._id }, body: { before: manuscriptOf(seen) } });

export const rejectFor = ({ _id }: PaperRequest, reason = '') =>
  call(api.papers.reject, { params: { id: _id }, ...(reason && { body: { reason } }) });

interface Props {
  request: PaperRequest;
  onPublished: (request: PaperRequest) => void;
  /** Called when somebody else has closed the request before the feedback was sent. */
  onUnsent: (unsent: Unsent) => void;
}

export function ReviewRecord({ request, onPublished, onUnsent }: Props) {
  const { _id: id, title, authorName, authorEmail, createdAt, message } = request;
  const target = () => id;
  const draft = `feedback:paper:${id}`;

  const publication = useRecordMutation({
    run: () => publishSeen(request),
    target,
    done: () => reviewTexts.published,
  });
  const rejection = useRecordMutation({
    run: (reason: string) => rejectFor(request, reason),
    target,
    done: () => reviewTexts.rejected,
  });
  const feedback = useRecordMutation({
    run: ({ message, before }: { message: string; before: string }) =>
      call(api.papers.review, { params: { id }, body: { message, before: { message: before } } }),
    target,
    done: () => reviewTexts.feedbackSent,
  });
  const busy = publication.isPending || rejection.isPending;

  async function publish() {
    const text = reviewTexts.publishText(title, authorName);
    if (!(await confirm({ text, confirm: reviewTexts.publishConfirm }))) return;
    // The callbacks of `mutate` are not called if the refetched list has already removed this record from the
    // page.
    await publication.mutateAsync().then(
      () => onPublished(request),
      () => {},
    );
  }

  async function reject() {
    const reason = await confirmWithText({
      text: reviewTexts.rejectText(title, authorName),
      confirm: reviewTexts.rejectConfirm,
      danger: true,
      words: reasonFor(authorName, rejection.variables),
    });
    if (reason === null) return;
    await rejection.mutateAsync(reason).catch((error: unknown) => {
      if (reason && isGone(error)) onUnsent({ to: title, text: reason });
    });
  }

  const sendFeedback = (message: string, before: string) =>
    feedback.mutateAsync({ message, before }).catch((error: unknown) => {
      if (isGone(error)) onUnsent({ to: title, text: message, draft });
      throw error;
    });

  return (
    <div className={styles.record}>
      <p className={styles.lead}>
        {reviewTexts.submittedBy(authorName, authorEmail)} · {formatDate(createdAt)} ·{' '}
        {deskTexts.record.waitingSince(daysWaiting(createdAt))}
      </p>
      <div className={styles.decision}>
        <BusyButton
          variant="contained"
          isBusy={publication.isPending}
          disabled={busy}
          onClick={() => void publish()}
        >
          {reviewTexts.publish}
        </BusyButton>
        <BusyButton
          variant="outlined"
          color="error"
          isBusy={rejection.isPending}
          disabled={busy}
          onClick={() => void reject()}
        >
          {reviewTexts.reject}
        </BusyButton>
      </div>
      {request.reviewed && (
        <>
          <h2 className={styles.label}>{reviewTexts.changes.title}</h2>
          <Changes before={request.reviewed} now={request} same={reviewTexts.changes.none} />
        </>
      )}
      <h2 className={styles.label}>{reviewTexts.preview}</h2>
      <div className={styles.preview}>
        <PaperArticle paper={request} heading="h2" />
      </div>
      <h2 className={styles.label}>{reviewTexts.feedback}</h2>
      <MessageForm
        label={reviewTexts.messageField}
        help={reviewTexts.feedbackHelp(authorName)}
        submit={message ? reviewTexts.feedbackCorrect : reviewTexts.feedbackSubmit}
        missing={reviewTexts.messageRequired}
        draft={draft}
        stored={{ target: id, message }}
        onSend={sendFeedback}
      />
    </div>
  );
}
