import { asWritten } from './text.ts';
import type { AnyField, FieldType } from './type.ts';

interface NumberField extends AnyField {
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
  /** The value of records that lack the field, which then is never empty. */
  readonly initial?: number;
}

/** An empty number is stored as `null`. */
export const number: FieldType<NumberField, number | null> = {
  empty: ({ initial = null }) => initial,
  rule({ label, min, max, whole, initial }, { numberBetween }) {
    const rule = numberBetween(label, min, max, whole);
    return initial === undefined ? rule : rule.required();
  },
  reply: (_, { number }) => number().nullable().defined(),
  cell: asWritten,
};
