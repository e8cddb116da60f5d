/** Fields that are computed from other fields, because queries cannot compare or order by those. */
import { fieldNamed, type Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { isWholeDay, lastMoment } from '@lab/contract/lib/moments';
import { iso, now, type Time, timeAt, utcDay } from '../data/time.ts';

export const derivedFields = (declared: Declaration, values: Values): object => ({
  ...untilField(declared, values),
  ...orderField(declared, values),
  ...dayFields(declared, values),
});

/**
 * The time from which a record is past. It is stored, because queries cannot compare the texts of start and
 * end.
 */
export function untilField({ calendar }: Pick<Declaration, 'calendar'>, values: Values): { until?: Time } {
  if (!calendar) return {};
  const last = String(values[calendar.end] || values[calendar.start]);
  return { until: timeAt(lastMoment(last)) };
}

/**
 * What `list: 'dated'` is ordered by, the highest first: the place of the record's group, then its date. It
 * is stored, because a query with two orders would need an index for each kind.
 */
export function orderField(
  { output, fields }: Pick<Declaration, 'output' | 'fields'>,
  values: Values,
): { order?: string } {
  if (!output) return {};
  const groups = fieldNamed(fields, 'choice', output.groups);
  const place = groups?.values.indexOf(String(values[output.groups ?? ''])) ?? 0;
  return { order: `${9 - place}.${String(values[output.date] ?? '')}` };
}

/**
 * The day of a record, and the moment on it by which lists are ordered. A day alone gets the time at which it
 * was written, so that records of one day have an order. Another day than that of writing is a change.
 */
export function dayFields({ datedBy }: Pick<Declaration, 'datedBy'>, values: Values): object {
  if (!datedBy) return {};
  const createdAt = (values.createdAt as Time | undefined) ?? now();
  const day = utcDay(createdAt);
  const written = String(values[datedBy] || day);
  if (written === day) return { [datedBy]: day, createdAt };
  const moment = timeAt(
    Date.parse(isWholeDay(written) ? written + iso(createdAt).slice(day.length) : written),
  );
  return { [datedBy]: utcDay(moment), createdAt: moment, updatedAt: now() };
}
