import { firstMoment } from '../moments.ts';
import type { Declaration } from './kind.ts';

/** Whether the end is not before the start. An invalid date has a message of its own. */
export function isInOrder({ calendar }: Declaration, values: Readonly<Record<string, unknown>>): boolean {
  const [first, last] = [values[calendar?.start ?? ''], values[calendar?.end ?? '']];
  const [from, to] = [firstMoment(String(first)), firstMoment(String(last))];
  return !last || Number.isNaN(from) || Number.isNaN(to) || to >= from;
}
