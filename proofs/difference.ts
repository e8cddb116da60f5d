/** The first difference of two values, as the fault of a case. */
import { isDeepStrictEqual } from 'node:util';
import type { Fault } from './suite.ts';

export function difference(ours: unknown, theirs: unknown, at = ''): Fault {
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (isParts(ours) && isParts(theirs) && Array.isArray(ours) === Array.isArray(theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
    for (const name of names) {
      const found = difference(ours[name], theirs[name], at ? `${at}.${name}` : name);
      if (found) return found;
    }
  }
  return `${at ? `${at}: ` : ''}${shown(ours)}, not ${shown(theirs)}`;
}

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
