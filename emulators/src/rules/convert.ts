/** The conversions `int()`, `float()` and `string()`. */
import { text, WrongType } from './arguments.ts';
import { isNumber } from './equality.ts';
import { EvaluationError } from './errors.ts';
import { float, int, type RulesValue, string } from './value.ts';

/** Truncates, stops at the limits of 64 bits, and converts NaN to 0. */
export function truncated(value: number): RulesValue {
  if (Number.isNaN(value)) return int(0);
  if (value >= 2 ** 63) return int(2n ** 63n - 1n);
  if (value <= -(2 ** 63)) return int(-(2n ** 63n));
  return int(Math.trunc(value));
}

export function toInt(value: RulesValue): RulesValue {
  if (value.type === 'float') return truncated(value.value);
  if (value.type === 'int') return value;
  const digits = text(value);
  const parsed = /^[+-]?\d{1,30}$/.test(digits) ? BigInt(digits.replace(/^\+/, '')) : undefined;
  if (parsed === undefined || BigInt.asIntN(64, parsed) !== parsed) {
    throw new EvaluationError(`'${digits}' is no integer of 64 bits.`);
  }
  return int(parsed);
}

export function toFloat(value: RulesValue): RulesValue {
  if (isNumber(value)) return float(Number(value.value));
  const digits = trimmed(text(value));
  if (!/^[+-]?(NaN|Infinity|(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?[fFdD]?)$/.test(digits)) {
    throw new EvaluationError(`'${digits}' is no number.`);
  }
  return float(digits.endsWith('NaN') ? Number.NaN : Number(digits.replace(/[fFdD]$/, '')));
}

export function toText(value: RulesValue): RulesValue {
  const text = textOf(value);
  if (text === undefined) throw new WrongType();
  return string(text);
}

/** Undefined for values that cannot be converted to text. */
export function textOf(value: RulesValue): string | undefined {
  switch (value.type) {
    case 'string':
      return value.value;
    case 'bool':
    case 'int':
      return String(value.value);
    case 'null':
      return 'null';
    case 'float':
      return floatText(value.value);
    case 'path':
      return `/${value.segments.map((segment, at) => (value.variables?.has(at) ? '' : segment)).join('/')}`;
    default:
      return undefined;
  }
}

/** At least one digit after the point, and `1.0E7` from ten million and below a thousandth. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e7)) {
    const [digits = '', exponent = ''] = value.toExponential().split('e');
    return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
  }
  const plain = Object.is(value, -0) ? '-0' : String(value);
  return plain.includes('.') ? plain : `${plain}.0`;
}

/** Removes control characters and spaces at both ends, but no other white space of Unicode. */
export function trimmed(value: string): string {
  return value.replace(/^[\0- ]+|[\0- ]+$/g, '');
}
