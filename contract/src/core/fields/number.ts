import type { AnyField, FieldType } from './type.ts';

interface NumberField extends AnyField {
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

/** An empty number is stored as `null`. */
export const number: FieldType<NumberField, number | null> = {
  empty: () => null,
  rule: ({ label, min, max, whole }, { numberBetween }) => numberBetween(label, min, max, whole),
  reply: (_, { number }) => number().nullable().defined(),
  cell: { read: (cell) => cell, write: (value) => String(value ?? '') },
};
