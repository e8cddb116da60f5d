/** Arithmetic, order, membership, index and range. `==` is in `equality.ts`; `&&`, `||` and `?:` are in `evaluate.ts`. */
import { compare, elementKey, equals, isNumber, memberKey } from './equality.ts';
import { EvaluationError, unsupported } from './errors.ts';
import type { BinaryOperator } from './syntax.ts';
import { bool, duration, float, int, list, type RulesValue, string, timestamp } from './value.ts';

const minInt = -(2n ** 63n);
const maxInt = 2n ** 63n - 1n;

export function applyOperator(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  switch (operator) {
    case '==':
      return bool(equals(left, right));
    case '!=':
      return bool(!equals(left, right));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return bool(ordered(operator, left, right));
    case 'in':
      return bool(contains(right, left));
    default:
      return arithmetic(operator, left, right);
  }
}

function ordered(operator: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): boolean {
  const order = compare(left, right);
  if (order === undefined) throw unsupported(`${left.type} ${operator} ${right.type}`);
  return holds(operator, order);
}

export function holds(operator: '<' | '<=' | '>' | '>=', order: number): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  if (operator === '>') return order > 0;
  return order >= 0;
}

function contains(container: RulesValue, value: RulesValue): boolean {
  if (container.type === 'list') {
    const key = elementKey(value);
    return key !== undefined && container.items.some((item) => elementKey(item) === key);
  }
  if (container.type === 'set') return container.members.has(memberKey(value));
  if (container.type === 'map' && value.type === 'string') return container.fields.has(value.value);
  throw unsupported(`${value.type} in ${container.type}`);
}

type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

function arithmetic(operator: ArithmeticOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (left.type === 'int' && right.type === 'int') return wholeArithmetic(operator, left.value, right.value);
  if (isNumber(left) && isNumber(right)) {
    return floatArithmetic(operator, Number(left.value), Number(right.value));
  }
  if (operator === '+') {
    if (left.type === 'string' && right.type === 'string') return string(left.value + right.value);
    if (left.type === 'timestamp' && right.type === 'duration') return timestamp(left.nanos + right.nanos);
    if (left.type === 'duration' && right.type === 'timestamp') return timestamp(left.nanos + right.nanos);
    if (left.type === 'duration' && right.type === 'duration') return duration(left.nanos + right.nanos);
  }
  if (operator === '-') {
    if (left.type === 'timestamp' && right.type === 'duration') return timestamp(left.nanos - right.nanos);
    if (left.type === 'timestamp' && right.type === 'timestamp') return duration(left.nanos - right.nanos);
    if (left.type === 'duration' && right.type === 'duration') return duration(left.nanos - right.nanos);
  }
  throw unsupported(`${left.type} ${operator} ${right.type}`);
}

function wholeArithmetic(operator: ArithmeticOperator, left: bigint, right: bigint): RulesValue {
  if ((operator === '/' || operator === '%') && right === 0n) throw new EvaluationError('Division by zero.');
  const result = {
    '+': () => left + right,
    '-': () => left - right,
    '*': () => left * right,
    '/': () => left / right,
    '%': () => left % right,
  }[operator]();
  if (result < minInt || result > maxInt) throw new EvaluationError('The result does not fit in 64 bits.');
  return int(result);
}

function floatArithmetic(operator: ArithmeticOperator, left: number, right: number): RulesValue {
  switch (operator) {
    case '+':
      return float(left + right);
    case '-':
      return float(left - right);
    case '*':
      return float(left * right);
    case '/':
      return float(left / right);
    case '%':
      return float(left % right);
  }
}

export function negate(value: RulesValue): RulesValue {
  if (value.type === 'float') return float(-value.value);
  if (value.type === 'int') return wholeArithmetic('-', 0n, value.value);
  throw unsupported(`-${value.type}`);
}

/** `x.name`; a missing key is an error, which is why rules ask `'name' in x` first. */
export function memberOf(object: RulesValue, name: string): RulesValue {
  if (object.type === 'null') throw new EvaluationError('Null value error.');
  const fields = object.type === 'path' ? object.bindings : object.type === 'map' ? object.fields : undefined;
  const value = fields?.get(name);
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return value;
}

export function elementAt(object: RulesValue, index: RulesValue): RulesValue {
  if (
    index.type === 'string' &&
    (object.type === 'map' || object.type === 'path' || object.type === 'null')
  ) {
    return memberOf(object, index.value);
  }
  if (index.type !== 'int') throw unsupported(`${object.type}[${index.type}]`);
  const at = index.value;
  if (object.type === 'list') return object.items[position(at, object.items.length)] as RulesValue;
  if (object.type === 'path') return string(object.segments[position(at, object.segments.length)] ?? '');
  if (object.type === 'string') return string(object.value.charAt(position(at, object.value.length)));
  throw unsupported(`${object.type}[int]`);
}

/**
 * `x[i:j]`. The service takes `i` and `j - 1` for indexes that must exist, so that `x[0:0]` is an error; observed,
 * not documented.
 */
export function rangeOf(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (from.type !== 'int' || to.type !== 'int' || (object.type !== 'list' && object.type !== 'string')) {
    throw unsupported(`${object.type}[${from.type}:${to.type}]`);
  }
  const size = object.type === 'list' ? object.items.length : object.value.length;
  const start = position(from.value, size);
  const end = position(to.value - 1n, size) + 1;
  if (start > end) throw new EvaluationError(`The range ${start}:${end} ends before it starts.`);
  return object.type === 'list'
    ? list(object.items.slice(start, end))
    : string(object.value.slice(start, end));
}

function position(index: bigint, size: number): number {
  if (index < 0n || index >= BigInt(size)) {
    throw new EvaluationError(`Index out of bounds: ${index} where there are ${size}.`);
  }
  return Number(index);
}
