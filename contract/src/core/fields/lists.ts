/** Types whose value is a list of names or ids. */
import type { ArraySchema } from 'yup';
import { limits } from '../../api/limits.ts';
import type { AnyField, FieldType, NameOf } from './type.ts';

interface List extends AnyField {
  readonly max: number;
}

/** In a table all entries are in one cell. */
const separator = ';';
const read = (cell: string) => cell.split(separator).flatMap((entry) => entry.trim() || []);
const joined = (entries: readonly string[]) => entries.join(`${separator} `);

const listType = (longest: number): FieldType<List, string[]> => ({
  empty: () => [],
  entry: () => '',
  rule: ({ label, max }, { listOfTexts }) => listOfTexts(label, longest, max),
  needed: (rule, missing) => (rule as ArraySchema<unknown[], unknown>).required(missing).min(1, missing),
  reply: ({ max }, { list, string }) => list(string().defined(), max).required(),
  cell: { read, write: joined },
});

const ids = { ...listType(limits.id), isOnlyNamed: true } as const;

export const lists = {
  /** Names of people. Pages link the names that belong to members of the team. */
  people: listType(limits.name),
  /** Ids of research areas, or of papers of the lab. Replies contain their present names in `references`. */
  area: {
    ...ids,
    cell: {
      read,
      write: (ids: string[], _: List, nameOf: NameOf) => joined(ids.flatMap((id) => nameOf(id) ?? [])),
    },
  },
  works: ids,
};
