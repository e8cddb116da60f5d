import { day, minute } from '../lib/durations.ts';
import type { RestorableKind } from './kinds.ts';

const month = 30 * day;

/**
 * How long a deleted record can be restored, in milliseconds; docs/decisions/031 says why not all as long.
 */
export function keptFor(kind: RestorableKind): number {
  // The profile of a person, who may have asked for the deletion.
  return kind === 'member' ? 10 * minute : month;
}
