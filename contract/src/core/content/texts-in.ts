/** The texts that people wrote in a record: fields of one line and of several, also those in parts and groups. */
import { plainMath } from '../math/plain.ts';
import type { Field, Fields, Values } from './field.ts';

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

function withTexts(fields: Fields, values: Values, change: (text: string) => string): Values {
  const changed = Object.entries(fields)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, field]) => [name, changedIn(field, values[name], change)]);
  return { ...values, ...Object.fromEntries(changed) };
}

function changedIn(field: Field, value: unknown, change: (text: string) => string): unknown {
  if (field.is === 'group') return withTexts(field.of, value as Values, change);
  if (field.is === 'parts') return (value as Values[]).map((part) => withTexts(field.of, part, change));
  return field.is === 'text' || field.is === 'prose' ? change(String(value)) : value;
}
