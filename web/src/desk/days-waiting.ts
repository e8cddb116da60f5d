import { deskTexts } from '@lab/contract/features/desk/texts';
import { day } from '@lab/contract/lib/durations';

/** The whole days since this time: 'today', '1 day', '12 days'. */
export function daysWaiting(since: string, now: number = Date.now()): string {
  const { today, one, many } = deskTexts.days;
  const days = Math.floor((now - Date.parse(since)) / day);
  if (days < 1) return today;
  return days === 1 ? one : many(days);
}
