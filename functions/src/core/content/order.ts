import { fieldNamed, type Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';

/**
 * What `list: 'dated'` is ordered by, the highest first: the place of the record's group, then its date. It is stored, because
 * a query with two orders would need an index for each kind.
 */
export function orderField(
  { made, fields }: Pick<Declaration, 'made' | 'fields'>,
  values: Values,
): { order?: string } {
  if (!made) return {};
  const groups = fieldNamed(fields, 'choice', made.groups);
  const place = groups?.values.indexOf(String(values[made.groups ?? ''])) ?? 0;
  return { order: `${9 - place}.${String(values[made.date] ?? '')}` };
}
