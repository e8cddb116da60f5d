import type { ArraySchema } from 'yup';
import { limits } from '../../api/limits.ts';
import type { AnyField, FieldType } from './type.ts';

export interface List extends AnyField {
  readonly max: number;
}

export const joined = (entries: readonly string[]) => entries.join('; ');

/** In a table all entries are in one cell. */
export const entriesInCell = {
  read: (cell: string) => cell.split(';').flatMap((entry) => entry.trim() || []),
  write: joined,
};

/** A type whose value is a list of names or ids. */
export const listType = (longest: number): FieldType<List, string[]> => ({
  empty: () => [],
  entry: () => '',
  rule: ({ label, max }, { listOfTexts }) => listOfTexts(label, longest, max),
  needed: (rule, missing) => (rule as ArraySchema<unknown[], unknown>).required(missing).min(1, missing),
  reply: ({ max }, { list, string }) => list(string().defined(), max).required(),
  cell: entriesInCell,
});

/** Names of people. Pages link the names that belong to members of the team. */
export const people = listType(limits.name);
