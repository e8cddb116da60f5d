/** Helps to explain to an admin that somebody else has changed or deleted the same record. */
import { api } from '@lab/contract';
import { activityTexts } from '@lab/contract/features/activity/texts';
import { ApiError, call } from '../lib/api.ts';
import { formatDateTime } from '../lib/dates.ts';

/** True if somebody else has deleted or changed the record. */
export function isConflictError(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'conflict');
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

/** A sentence about the last change; empty if the log cannot be read, because the error is shown anyway. */
export async function lastChange(target: string): Promise<string> {
  try {
    const [last] = await call(api.activity.list, { query: { target, limit: 1 } });
    return last
      ? activityTexts.already(last.actorName || last.actor, last.action, formatDateTime(last.createdAt))
      : '';
  } catch {
    return '';
  }
}
