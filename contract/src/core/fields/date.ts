import { hasCome } from '../../lib/moments.ts';
import { typedDate } from '../../lib/typed-date.ts';
import { asWritten, textType } from './text.ts';

interface Day {
  /** Only a whole day that has come; this is the message for a later one. */
  readonly future?: string;
}

/** A day, or only its month or year, such as `2026-03`. */
export const date = textType<Day>(
  ({ date, dateOfAnyPrecision }, { label, future }) =>
    future ? date(label).test('future', future, (value = '') => hasCome(value)) : dateOfAnyPrecision(label),
  { cell: { ...asWritten, read: typedDate } },
);
