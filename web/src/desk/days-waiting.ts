import { deskTexts } from '@lab/contract/desk/texts';

const dayLength = 24 * 60 * 60 * 1000;

/** The whole days since this time: 'today', '1 day', '12 days'. */
export function daysWaiting(since: string, now: number = Date.now()): string {
  const { today, one, many } = deskTexts.days;
  const days = Math.floor((now - Date.parse(since)) / dayLength);
  if (days < 1) return today;
  return days === 1 ? one : many(days);
}
