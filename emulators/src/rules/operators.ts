/**
 * Arithmetic, order, membership, index and range. `==` is in `equality.ts`; `&&`, `||` and `?:` are in
 * `evaluate.ts`.
 */
import { compare, elementKey, equals, holds, isNumber, memberKey, type OrderOperator } from './equality.ts';
import { EvaluationError, unsupported } from './errors.ts';
import { boundSegments } from './paths.ts';
import { isConstraint, provenByFilters } from './prove.ts';
import type { BinaryOperator } from './syntax.ts';
import { makeDuration, makeTimestamp } from './time.ts';
import { bool, float, int, list, path, type RulesValue, string } from './value.ts';

export function applyOperator(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (isConstraint(left) || isConstraint(right)) return bool(provenByFilters(operator, left, right));
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

function ordered(operator: OrderOperator, left: RulesValue, right: RulesValue): boolean {
  const order = compare(left, right);
  if (order === undefined) throw unsupported(`${left.type} ${operator} ${right.type}`);
  return holds(operator, order);
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
    if (left.type === 'timestamp' && right.type === 'duration')
      return makeTimestamp(left.nanos + right.nanos);
    if (left.type === 'duration' && right.type === 'timestamp')
      return makeTimestamp(left.nanos + right.nanos);
    if (left.type === 'duration' && right.type === 'duration') return makeDuration(left.nanos + right.nanos);
  }
  if (operator === '-') {
    if (left.type === 'timestamp' && right.type === 'duration')
      return makeTimestamp(left.nanos - right.nanos);
    if (left.type === 'timestamp' && right.type === 'timestamp')
      return makeDuration(left.nanos - right.nanos);
    if (left.type === 'duration' && right.type === 'duration') return makeDuration(left.nanos - right.nanos);
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
  // The smallest integer divided by -1 is itself, as in the service.
  if (operator === '/') return int(BigInt.asIntN(64, result));
  if (BigInt.asIntN(64, result) !== result) throw new EvaluationError('The result does not fit in 64 bits.');
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
  if (value.type === 'duration') return makeDuration(-value.nanos);
  throw unsupported(`-${value.type}`);
}

/** `x.name`; a missing key is an error, so rules check `'name' in x` first. */
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
  if (object.type === 'path') {
    const segments = boundSegments(object);
    return string(segments[position(at, segments.length)] ?? '');
  }
  if (object.type === 'string') return string(object.value.charAt(position(at, object.value.length)));
  throw unsupported(`${object.type}[int]`);
}

/**
 * `x[i:j]`, where a bound may be missing. The service requires the indexes `i` and `j - 1` to exist, so
 * `x[0:0]` is an error; this was observed and is not documented.
 */
export function rangeOf(
  object: RulesValue,
  from: RulesValue | undefined,
  to: RulesValue | undefined,
): RulesValue {
  if (object.type === 'list') return list(object.items.slice(...bounds(from, to, object.items.length)));
  if (object.type === 'string') return string(object.value.slice(...bounds(from, to, object.value.length)));
  if (object.type === 'path') {
    const segments = boundSegments(object);
    return path(segments.slice(...bounds(from, to, segments.length)));
  }
  throw unsupported(`${object.type}[:]`);
}

function bounds(
  from: RulesValue | undefined,
  to: RulesValue | undefined,
  size: number,
): [start: number, end: number] {
  for (const bound of [from, to]) {
    if (bound !== undefined && bound.type !== 'int') throw unsupported(`a range to or from ${bound.type}`);
  }
  const start = from?.type === 'int' ? position(from.value, size) : 0;
  const end = to?.type === 'int' ? position(to.value - 1n, size) + 1 : size;
  if (start > end) throw new EvaluationError(`The range ${start}:${end} ends before it starts.`);
  return [start, end];
}

function position(index: bigint, size: number): number {
  if (index < 0n || index >= BigInt(size)) {
    throw new EvaluationError(`Index out of bounds: ${index} where there are ${size}.`);
  }
  return Number(index);
}
