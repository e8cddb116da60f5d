/**
 * The texts that people wrote in a record: fields of one line and of several, also those in parts and groups.
 */
import { plainMath } from '../math/plain.ts';
import type { Field, FieldOf, Fields, Values } from './field.ts';

export function textsIn(fields: Fields, values: Values): string[] {
  const texts: string[] = [];
  withTexts(fields, values, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** For feeds, search engines, tables and the log, which show no formulas. */
export function withPlainTexts<Given extends object>(fields: Fields, values: Given): Given {
  return withTexts(fields, values as Values, plainMath) as Given;
}

type Changed<F> = (value: unknown, change: (text: string) => string, field: F) => unknown;

const text: Changed<Field> = (value, change) => change(String(value));

/** Apart from core/fields, because every page of visitors loads it when they move on. */
const changedBy: { [Is in Field['is']]?: Changed<FieldOf<Is>> } = {
  text,
  prose: text,
  group: (value, change, { of }) => withTexts(of, value as Values, change),
  parts: (value, change, { of }) => (value as Values[]).map((part) => withTexts(of, part, change)),
};

function withTexts(fields: Fields, values: Values, change: (text: string) => string): Values {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const changedIn = changedBy[field.is] as Changed<Field> | undefined;
    return changedIn && values[name] !== undefined ? [[name, changedIn(values[name], change, field)]] : [];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
