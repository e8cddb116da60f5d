/** Rules can double a value with every variable, so a limit prevents that it fills the memory. */
import { EvaluationError } from './errors.ts';
import type { RulesValue } from './value.ts';

/** In characters; the largest document has about a million. */
export const maxSize = 8_000_000;

const sizes = new WeakMap<RulesValue, number>();

export function withinSize(value: RulesValue): RulesValue {
  if (sizeOf(value) > maxSize) throw tooLarge();
  return value;
}

export function tooLarge(): EvaluationError {
  return new EvaluationError('A value has grown too large.');
}

function sizeOf(value: RulesValue): number {
  if (value.type === 'string') return 1 + value.value.length;
  const parts = partsOf(value);
  if (parts === undefined) return 1;
  let size = sizes.get(value);
  if (size === undefined) {
    size = 1;
    for (const part of parts) size += sizeOf(part);
    sizes.set(value, size);
  }
  return size;
}

function partsOf(value: RulesValue): Iterable<RulesValue> | undefined {
  if (value.type === 'list') return value.items;
  if (value.type === 'map') return value.fields.values();
  if (value.type === 'set') return value.members.values();
  return value.type === 'map_diff' ? [value.before, value.after] : undefined;
}
