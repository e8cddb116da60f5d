import { fold } from '../../lib/fold.ts';
import type { AnyField, FieldType } from './type.ts';

interface Choice extends AnyField {
  readonly values: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  /** The value of records that lack the field. */
  readonly initial: string;
  /** The form for a new record preselects nothing, so that nobody saves a value that they did not choose. */
  readonly mustChoose?: true;
  /** The form shows a switch that turns the second of two values on. */
  readonly isOnOff?: true;
}

export const choice: FieldType<Choice, string> = {
  empty: ({ initial }) => initial,
  blank: ({ mustChoose, initial }) => (mustChoose ? '' : initial),
  rule({ values, missing }, { string, texts }) {
    const wrong = missing ?? texts.invalid;
    return string().oneOf(values, wrong).typeError(wrong);
  },
  // The value is empty while nobody has answered the question.
  reply: ({ values }, { string }) => string().oneOf(values).defined(),
  cell: {
    read: (cell, { values, labels }) =>
      values.find((value) => [value, labels[value] ?? ''].some((name) => fold(name) === fold(cell))) ?? cell,
    write: (value, { labels }) => labels[value] ?? value,
  },
};
