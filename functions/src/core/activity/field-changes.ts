/** What an edit changed, for the activity log. */
import { isDeepStrictEqual } from 'node:util';
import type { Values } from '@lab/contract/core/content/field';
import type { FieldChange } from '@lab/contract/features/activity/schemas';
import { truncate } from '@lab/contract/lib/truncate';

/** Of a long text the log keeps the beginning. */
const longestText = 300;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join('; ');
  return String(value);
}

/** `loggedWithText`: the fields whose texts are kept; of the others only the name. */
export function fieldChanges(
  before: Values,
  after: Values,
  fields: readonly string[],
  loggedWithText: readonly string[],
): FieldChange[] {
  return fields
    .filter((field) => field in after && !isDeepStrictEqual(before[field], after[field]))
    .map((field) => {
      if (!loggedWithText.includes(field)) return { field, before: '', after: '' };
      const [old, now] = [before[field], after[field]].map((value) => truncate(textOf(value), longestText));
      return { field, before: old ?? '', after: now ?? '' };
    });
}
