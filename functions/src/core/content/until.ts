import type { Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { lastMoment } from '@lab/contract/lib/moments';
import { type Time, timeAt } from '../data/time.ts';

/** The time from which a record is past. It is stored, because queries cannot compare the texts of start and end. */
export function untilField({ calendar }: Pick<Declaration, 'calendar'>, values: Values): { until?: Time } {
  if (!calendar) return {};
  const last = String(values[calendar.end] || values[calendar.start]);
  return { until: timeAt(lastMoment(last)) };
}
