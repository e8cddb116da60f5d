import { type AnySchema, type ObjectSchema, object, type StringSchema, string } from 'yup';
import { text } from '../../api/fields.ts';
import { type Fields, fieldNamed, type ValuesOf } from '../../core/content/field.ts';
import { wholeSchema } from '../../core/content/schemas.ts';
import { declare } from '../../lib/declare.ts';
import { settingsTexts } from './texts.ts';

export const line = (label: string, max: number) => text(label, max).defined();

export const choice = <const Name extends string>(names: readonly Name[]) =>
  string().oneOf(names, settingsTexts.unknown).typeError(settingsTexts.unknown).defined();

type Rule = (derived: StringSchema) => AnySchema;

/** `added`: rules of some fields. */
export function settingsSchema<F extends Fields>(
  fields: F,
  added: { [Name in keyof F]?: Rule },
): ObjectSchema<ValuesOf<F>> {
  const rules = Object.entries(wholeSchema(fields).fields).map(([name, derived]) => {
    const chosen = fieldNamed(fields, 'choice', name);
    const rule = chosen ? choice(chosen.values) : (derived as StringSchema);
    return [name, added[name]?.(rule) ?? rule];
  });
  return declare(object(Object.fromEntries(rules)));
}
