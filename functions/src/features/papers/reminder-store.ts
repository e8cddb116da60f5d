import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Time } from '../../core/data/time.ts';
import { cancelNotification } from '../mail/notify.ts';
import { requestsCollection, type StoredRequest } from './request-store.ts';

/** Papers whose authors have not answered feedback that was given until then. */
export async function waitingSince(time: Time) {
  return (await requestsCollection().where('feedbackAt', '<=', time).get()).docs;
}

export const reminderOf = (id: string, { feedbackAt, remindedAfter: days }: StoredRequest) =>
  `paperFeedbackWaits-${id}-${feedbackAt?.toMillis()}-${days}`;

/** The last reminder may not have been sent yet; those before it have. */
export function takeBackReminder(tx: Transaction, id: string, request: StoredRequest): void {
  if (request.remindedAfter) cancelNotification(tx, reminderOf(id, request));
}

export const withoutReminders = ({ feedbackAt }: StoredRequest) =>
  feedbackAt ? { feedbackAt: FieldValue.delete(), remindedAfter: FieldValue.delete() } : {};
