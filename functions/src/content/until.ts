import type { Declaration } from '@lab/contract/content/kind';
import { lastMoment } from '@lab/contract/moments';
import { type Time, timeAt } from '../data/time.ts';

/** When a record with a beginning and an end is past: kept beside them, because they are texts and days may be whole. */
export function untilOf(
  { calendar }: Pick<Declaration, 'calendar'>,
  values: Readonly<Record<string, unknown>>,
): { until?: Time } {
  if (!calendar) return {};
  const last = String(values[calendar.end] || values[calendar.start]);
  return { until: timeAt(lastMoment(last)) };
}
