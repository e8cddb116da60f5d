import { choice } from './choice.ts';
import { lines } from './lines.ts';
import { lists } from './lists.ts';
import { longTexts } from './long-texts.ts';
import { nested } from './nested.ts';
import type { AnyField, FieldType } from './type.ts';

interface NumberField extends AnyField {
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

/** An empty number is stored as `null`. */
const number: FieldType<NumberField, number | null> = {
  empty: () => null,
  rule: ({ label, min, max, whole }, { numberBetween }) => numberBetween(label, min, max, whole),
  reply: (_, { number }) => number().nullable().defined(),
  cell: { read: (cell) => cell, write: (value) => String(value ?? '') },
};

/** All types of fields by their names. CONTRIBUTING.md says how to add one. */
export const fieldTypes = { ...lines, ...longTexts, ...lists, ...nested, choice, number };

export type FieldTypes = typeof fieldTypes;
