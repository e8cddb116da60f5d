/**
 * The two kinds of equality in the rules language. `==` treats `1` and `1.0` as equal, but not `[1]` and
 * `[1.0]`: inside lists and maps numbers must also have the same type, `0.0` differs from `-0.0`, and NaN
 * equals nothing. Sets and `diff()` compare by numeric value at every depth, and NaN equals NaN.
 */
import type { RulesValue } from './value.ts';

export function equals(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right) === 0;
  if (left.type !== right.type) return false;
  const key = elementKey(left);
  return key !== undefined && key === elementKey(right);
}

/**
 * Equal elements of lists and maps have equal keys. Undefined for a value that does not even equal itself.
 */
export function elementKey(value: RulesValue): string | undefined {
  if (value.type === 'int') return `i${value.value}`;
  if (value.type === 'float') return Number.isNaN(value.value) ? undefined : floatKey(value.value);
  return compoundKey(value, elementKey);
}

function floatKey(value: number): string {
  return Object.is(value, -0) ? 'f-0' : `f${value}`;
}

/** Equal members of sets have equal keys. */
export function memberKey(value: RulesValue): string {
  if (value.type === 'int') return `n${value.value}`;
  if (value.type === 'float') return `n${Number.isInteger(value.value) ? BigInt(value.value) : value.value}`;
  return compoundKey(value, memberKey) ?? '';
}

function compoundKey(value: RulesValue, key: (inner: RulesValue) => string | undefined): string | undefined {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
      return `b${value.value}`;
    case 'string':
      return text(value.value);
    case 'bytes':
      return `x${Buffer.from(value.value).toString('hex')}`;
    case 'timestamp':
      return `t${value.nanos}`;
    case 'duration':
      return `d${value.nanos}`;
    case 'latlng':
      return `g${[value.latitude, value.longitude].map(floatKey).join()}`;
    case 'path':
      return value.variables ? undefined : `p${value.segments.map(text).join('')}`;
    case 'list':
      return enclose('[', value.items.map(key));
    case 'set':
      return `{${[...value.members.keys()].sort().join()}}`;
    case 'map': {
      const names = [...value.fields.keys()].sort();
      return enclose(
        '(',
        names.map((name) => {
          const inner = value.fields.get(name);
          const innerKey = inner && key(inner);
          return innerKey === undefined ? undefined : text(name) + innerKey;
        }),
      );
    }
    default:
      return undefined;
  }
}

/** The length prevents confusion of texts that contain the separators used here. */
function text(value: string): string {
  return `s${value.length}:${value}`;
}

function enclose(mark: string, keys: readonly (string | undefined)[]): string | undefined {
  return keys.includes(undefined) ? undefined : `${mark}${keys.length};${keys.join()}`;
}

type NumberValue = Extract<RulesValue, { type: 'int' | 'float' }>;

export function isNumber(value: RulesValue): value is NumberValue {
  return value.type === 'int' || value.type === 'float';
}

/** Negative, zero or positive; NaN if an operand is NaN. An integer is compared with a float as a float. */
function compareNumbers(left: NumberValue, right: NumberValue): number {
  if (left.type === 'int' && right.type === 'int') return order(left.value, right.value);
  const [first, second] = [Number(left.value), Number(right.value)];
  return Number.isNaN(first) || Number.isNaN(second) ? Number.NaN : order(first, second);
}

function order<Ordered extends bigint | number | string>(left: Ordered, right: Ordered): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Negative, zero or positive; NaN if an operand is NaN; undefined if the two values have no order. */
export function compare(left: RulesValue, right: RulesValue): number | undefined {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  // Compares UTF-16 units, as the service does here; queries compare UTF-8 bytes.
  if (left.type === 'string' && right.type === 'string') return order(left.value, right.value);
  if (left.type === 'bytes' && right.type === 'bytes') return Buffer.compare(left.value, right.value);
  if (
    (left.type === 'timestamp' && right.type === 'timestamp') ||
    (left.type === 'duration' && right.type === 'duration')
  ) {
    return order(left.nanos, right.nanos);
  }
  return undefined;
}

export type OrderOperator = '<' | '<=' | '>' | '>=';

export function isOrder(operator: string): operator is OrderOperator {
  return operator === '<' || operator === '<=' || operator === '>' || operator === '>=';
}

/** Whether two values compare as the operator demands, where `order` is the result of `compare`. */
export function holds(operator: OrderOperator, order: number): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  return order >= 0;
}
