import type { Declaration } from '@lab/contract/core/content/kind';
import { formatDate } from '../../lib/dates.ts';
import { spanOfDates } from '../../ui/output-lists.tsx';

/** The date of a record, or from when until when. */
export function whenOf(declared: Declaration, record: Readonly<Record<string, unknown>>): string {
  const text = (field: string) => String(record[field] ?? '');
  const { span, output } = declared;
  return span ? spanOfDates(text(span.start), text(span.end)) : formatDate(text(output?.date ?? ''));
}
