import type { AnySchema, StringSchema } from 'yup';
import type { Rules } from './rules.ts';
import type { AnyField, FieldType } from './type.ts';

export interface Pattern {
  /** What the value must look like unless it is empty, and the message when it does not. */
  readonly pattern?: RegExp;
  readonly wrong?: string;
}

interface Line extends Pattern {
  readonly max: number;
  /** Two records cannot have the same value; this is the message when they would. */
  readonly taken?: string;
}

export const matching = (rule: StringSchema, { pattern, wrong }: Pattern) =>
  pattern ? rule.matches(pattern, { message: wrong, excludeEmptyString: true }) : rule;

export const asWritten = { read: (cell: string) => cell, write: (value: unknown) => String(value ?? '') };

/** A type whose value is a text. `Own`: what only its fields declare. */
export const textType = <Own = object>(
  rule: (rules: Rules, field: AnyField & Own) => AnySchema,
  others: Partial<FieldType<AnyField & Own, string>> = {},
): FieldType<AnyField & Own, string> => ({
  empty: () => '',
  rule: (field, rules) => rule(rules, field),
  reply: (_, { string }) => string().defined(),
  cell: asWritten,
  ...others,
});

export const text = textType<Line>(({ text }, field) => matching(text(field.label, field.max), field));
