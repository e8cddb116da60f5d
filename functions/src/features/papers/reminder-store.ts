/**
 * Reminds authors of feedback that waits for them: for each number of days once, and never after they have
 * revised the paper.
 */
import { plainMath } from '@lab/contract/core/math/plain';
import { paths } from '@lab/contract/features/pages/paths';
import { day } from '@lab/contract/lib/durations';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { transact } from '../../core/data/firestore.ts';
import { timeAt } from '../../core/data/time.ts';
import { logFailure } from '../../core/http/log.ts';
import { cancelNotification, notify } from '../mail/notify.ts';
import { readMailSettings } from '../mail/settings-store.ts';
import { requestDocument, requestsCollection, type StoredRequest } from './request-store.ts';

export async function remindAuthors(now: Date): Promise<void> {
  const { remindAfter } = await readMailSettings();
  const [first] = remindAfter;
  if (first === undefined) return;
  const until = timeAt(now.getTime() - first * day);
  const waiting = await requestsCollection().where('feedbackAt', '<=', until).get();
  for (const doc of waiting.docs.filter((one) => reached(one.data(), remindAfter, now) !== undefined)) {
    // A failure for one person must not stop the others.
    await remindAuthor(doc.id, remindAfter, now).catch((error: unknown) => logFailure('', error));
  }
}

/**
 * Mail and mark in one transaction, so that a run that broke off is finished by the next one, and two tell
 * nobody twice.
 */
function remindAuthor(id: string, remindAfter: readonly number[], now: Date): Promise<void> {
  return transact(async (tx) => {
    const request = (await tx.get(requestDocument(id))).data();
    const days = request && reached(request, remindAfter, now);
    if (!request || days === undefined) return;
    const reminded = { ...request, remindedAfter: days };
    tx.update(requestDocument(id), { remindedAfter: days });
    const { uid, title, message: detail } = request;
    const more = { detail, path: paths.editPaper(id), id: reminderOf(id, reminded) };
    notify(tx, 'paperFeedbackWaits', { title: plainMath(title), days }, { uid }, more);
  });
}

/** The highest number of days that was reached since the last reminder. */
function reached(
  { feedbackAt, remindedAfter: last = 0 }: StoredRequest,
  remindAfter: readonly number[],
  now: Date,
): number | undefined {
  if (!feedbackAt) return undefined;
  const days = (now.getTime() - feedbackAt.toMillis()) / day;
  return remindAfter.findLast((after) => after > last && days >= after);
}

const reminderOf = (id: string, { feedbackAt, remindedAfter: days }: StoredRequest) =>
  `paperFeedbackWaits-${id}-${feedbackAt?.toMillis()}-${days}`;

/** The last reminder may not have been sent yet; those before it have. */
export function takeBackReminder(tx: Transaction, id: string, request: StoredRequest): void {
  if (request.remindedAfter) cancelNotification(tx, reminderOf(id, request));
}

export const withoutReminders = ({ feedbackAt }: StoredRequest) =>
  feedbackAt ? { feedbackAt: FieldValue.delete(), remindedAfter: FieldValue.delete() } : {};
