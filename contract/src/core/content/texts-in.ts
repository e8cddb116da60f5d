/** The texts that people wrote in a record: fields of one line and of several, also those in parts and groups. */
import { plainMath } from '../math/plain.ts';
import type { Fields, Values } from './field.ts';
import { typeOf } from './field-type.ts';

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
  const all = (of: Fields, inside: Values) => withTexts(of, inside, change);
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const { changed } = typeOf(field);
    return changed && values[name] !== undefined ? [[name, changed(values[name], change, field, all)]] : [];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
