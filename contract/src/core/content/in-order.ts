import { firstMoment } from '../../lib/moments.ts';
import type { Values } from './field.ts';
import type { Declaration } from './kind.ts';

export const spanOf = ({ calendar, span }: Pick<Declaration, 'calendar' | 'span'>) => calendar ?? span;

/** Whether the end is not before the start. An invalid date has a message of its own. */
export function isInOrder(declared: Declaration, values: Values): boolean {
  const { start = '', end = '' } = spanOf(declared) ?? {};
  const [first, last] = [String(values[start] ?? ''), String(values[end] ?? '')];
  if (!last) return true;
  if (declared.span) {
    // A year is not before a month of it, so both are compared as far as both say.
    const length = Math.min(first.length, last.length);
    return last.slice(0, length) >= first.slice(0, length);
  }
  const [from, to] = [firstMoment(first), firstMoment(last)];
  return Number.isNaN(from) || Number.isNaN(to) || to >= from;
}
