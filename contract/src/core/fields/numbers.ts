import type { AnyField, FieldType } from './type.ts';

interface Numbers extends AnyField {
  /** How many there may be. */
  readonly max: number;
  /** The highest. */
  readonly last: number;
  readonly initial: readonly number[];
  /** The message for all faults, as it is one input. */
  readonly wrong: string;
}

/** Whole numbers from the lowest to the highest, such as days. */
export const numbers: FieldType<Numbers, number[]> = {
  empty: ({ initial }) => [...initial],
  entry: () => 0,
  rule: ({ max, last, wrong }, { risingNumbers }) => risingNumbers(max, last, wrong),
  reply: ({ max }, { list, number }) => list(number().required(), max).required(),
  cell: { read: (cell) => cell, write: (value) => value.join(', ') },
};
