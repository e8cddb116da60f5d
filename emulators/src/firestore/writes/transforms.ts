/** Field transforms, whose values are computed from the document at the time of the commit. */
import { invalid } from '../status.ts';
import { decodeValue } from '../values/codec.ts';
import { compareValues, valuesEqual } from '../values/compare.ts';
import { type FieldPath, parseFieldPath } from '../values/field-path.ts';
import { checkElements } from '../values/storable.ts';
import { isArray, isNumber, Timestamp, type Value } from '../values/value.ts';
import type { proto } from '../wire/messages.d.ts';

export type Transform =
  | { readonly op: 'request-time'; readonly field: FieldPath }
  | {
      readonly op: 'increment' | 'maximum' | 'minimum';
      readonly field: FieldPath;
      readonly operand: bigint | number;
    }
  | {
      readonly op: 'append-missing' | 'remove-all';
      readonly field: FieldPath;
      readonly elements: readonly Value[];
    };

export function parseTransform(transform: proto.DocumentTransform.IFieldTransform): Transform {
  const field = parseFieldPath(transform.fieldPath);
  if (transform.setToServerValue === 'REQUEST_TIME') return { op: 'request-time', field };
  if (transform.increment) return { op: 'increment', field, operand: operandOf(transform.increment) };
  if (transform.maximum) return { op: 'maximum', field, operand: operandOf(transform.maximum) };
  if (transform.minimum) return { op: 'minimum', field, operand: operandOf(transform.minimum) };
  if (transform.appendMissingElements) {
    return { op: 'append-missing', field, elements: elementsOf(transform.appendMissingElements) };
  }
  if (transform.removeAllFromArray) {
    return { op: 'remove-all', field, elements: elementsOf(transform.removeAllFromArray) };
  }
  throw invalid(`The transform of "${transform.fieldPath}" has no known operation.`);
}

function operandOf(value: proto.IValue): bigint | number {
  const operand = decodeValue(value);
  if (!isNumber(operand)) throw invalid('A numeric transform needs a number.');
  return operand;
}

function elementsOf(array: proto.IArrayValue): Value[] {
  const elements = (array.values ?? []).map((value) => decodeValue(value));
  checkElements(elements);
  return elements;
}

interface Transformed {
  readonly value: Value;
  /** The value for the client: the new value, or null for arrays. */
  readonly result: Value;
}

export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: Timestamp,
): Transformed {
  switch (transform.op) {
    case 'request-time':
      return same(wholeMilliseconds(time));
    case 'increment':
      return same(isNumber(current) ? add(current, transform.operand) : transform.operand);
    case 'maximum':
      return same(pick(current, transform.operand, (order) => order < 0));
    case 'minimum':
      return same(pick(current, transform.operand, (order) => order > 0));
    case 'append-missing': {
      const value = isArray(current) ? [...current] : [];
      for (const element of transform.elements) {
        if (!value.some((present) => valuesEqual(present, element))) value.push(element);
      }
      return { value, result: null };
    }
    case 'remove-all': {
      const value = isArray(current) ? current : [];
      const remaining = value.filter(
        (present) => !transform.elements.some((gone) => valuesEqual(present, gone)),
      );
      return { value: remaining, result: null };
    }
  }
}

/** The service documents the server's time with a precision of milliseconds. */
const wholeMilliseconds = ({ seconds, nanos }: Timestamp): Timestamp =>
  new Timestamp(seconds, nanos - (nanos % 1_000_000));

const same = (value: Value): Transformed => ({ value, result: value });

/** Returns the operand if the stored number is on its wrong side, or is no number. */
function pick(
  current: Value | undefined,
  operand: bigint | number,
  replaces: (order: number) => boolean,
): bigint | number {
  if (!isNumber(current)) return operand;
  if (Number.isNaN(current) || Number.isNaN(operand)) return Number.NaN;
  return replaces(compareValues(current, operand)) ? operand : current;
}

const minInteger = -(2n ** 63n);
const maxInteger = 2n ** 63n - 1n;

/** Integers stay integers, and stop at the limits of 64 bits. */
function add(a: bigint | number, b: bigint | number): bigint | number {
  if (typeof a !== 'bigint' || typeof b !== 'bigint') return Number(a) + Number(b);
  const sum = a + b;
  return sum > maxInteger ? maxInteger : sum < minInteger ? minInteger : sum;
}
