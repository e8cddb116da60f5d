import type { Declaration } from '@lab/contract/core/content/kind';
import { spanOfDates } from '@lab/contract/features/outputs/span';
import { formatDate } from '../../lib/dates.ts';

/** The date of a record, or from when until when. */
export function whenOf(declared: Declaration, record: Readonly<Record<string, unknown>>): string {
  const text = (field: string) => String(record[field] ?? '');
  const { span, output } = declared;
  return span ? spanOfDates(text(span.start), text(span.end)) : formatDate(text(output?.date ?? ''));
}
