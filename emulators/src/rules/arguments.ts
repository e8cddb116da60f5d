/** Types of arguments of built-in calls. The caller turns a `WrongType` into an error that names the call. */
import { isNumber } from './equality.ts';
import type { RulesType, RulesValue } from './value.ts';

export class WrongType extends Error {}

export type Of<Type extends RulesType> = Extract<RulesValue, { type: Type }>;

/** Methods by name; the parameters after the receiver determine the number of arguments. */
export type Methods<Receiver> = Readonly<
  Record<string, (receiver: Receiver, ...args: RulesValue[]) => RulesValue>
>;

export function expectType<Type extends RulesType>(value: RulesValue, type: Type): Of<Type> {
  if (value.type !== type) throw new WrongType();
  return value as Of<Type>;
}

export function whole(value: RulesValue): bigint {
  return expectType(value, 'int').value;
}

export function number(value: RulesValue): number {
  if (!isNumber(value)) throw new WrongType();
  return Number(value.value);
}

export function text(value: RulesValue): string {
  return expectType(value, 'string').value;
}

/** An unpaired surrogate, which UTF-8 cannot encode, becomes a question mark. */
export function utf8(value: string): Uint8Array {
  return Buffer.from(value.replace(/\p{Surrogate}/gu, '?'));
}
