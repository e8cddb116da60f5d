/** What an admin is told when somebody else was first. */
import { api } from '@lab/contract';
import { activityTexts } from '@lab/contract/activity/texts';
import { ApiError, call } from '../lib/api.ts';
import { formatDateTime } from '../lib/dates.ts';

/** The record is gone, or is no longer as it was. */
export function wasOvertaken(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'conflict');
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

/** Who was first, from the log. Only an addition: where the log cannot be read, nothing is added. */
export async function lastChange(target: string): Promise<string> {
  try {
    const [last] = await call(api.activity.list, { query: { target, limit: 1 } });
    return last ? activityTexts.already(last.actor, last.action, formatDateTime(last.createdAt)) : '';
  } catch {
    return '';
  }
}
