/**
 * Lists in what is sent. Yup judges every entry of a list, also when there are a thousand times more than
 * allowed, so what follows the first entry too many is cut off before any is judged. All lists of requests
 * are made here.
 */
import { array, type ISchema } from 'yup';
import { fieldTexts } from '../texts/field-texts.ts';

interface Rules {
  tooMany?: string;
  /** Entries that people leave empty in a form are dropped. */
  isFilledIn?: (entry: unknown) => boolean;
}

export function list<Entry>(
  entry: ISchema<Entry>,
  max: number,
  { tooMany = fieldTexts.invalid, isFilledIn = () => true }: Rules = {},
) {
  return array()
    .of(entry)
    .transform((value: unknown) => (Array.isArray(value) ? firstOf(value, max + 1, isFilledIn) : value))
    .max(max, tooMany);
}

function firstOf(entries: readonly unknown[], most: number, counts: (entry: unknown) => boolean): unknown[] {
  const first: unknown[] = [];
  for (const entry of entries) {
    if (first.length === most) break;
    if (counts(entry)) first.push(entry);
  }
  return first;
}
