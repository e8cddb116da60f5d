import type { AnyField, FieldType } from './type.ts';

interface NumberField extends AnyField {
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

/** An empty number is stored as `null`. */
export const number: FieldType<NumberField, number | null> = {
  empty: () => null,
  input: ({ label, min, max, whole, missing }, { numberBetween, orEmpty }) =>
    orEmpty(numberBetween(label, min, max, whole), missing, null),
  reply: (_, { number }) => number().nullable().defined(),
  cell: { read: (cell) => cell, write: (value) => String(value ?? '') },
};
