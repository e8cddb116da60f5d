/** Types whose value is a list of names or ids. */
import { limits } from '../../api/limits.ts';
import type { AnyField, FieldType } from './type.ts';

interface List extends AnyField {
  readonly max: number;
}

/** In a table all entries are in one cell. */
const separator = ';';
const read = (cell: string) => cell.split(separator).flatMap((entry) => entry.trim() || []);
const joined = (entries: readonly string[]) => entries.join(`${separator} `);

const listType = (
  maxOfEntry: number,
  cell?: FieldType<List, string[]>['cell'],
): FieldType<List, string[]> => ({
  empty: () => [],
  entry: () => '',
  input: ({ label, max, missing }, { entries }) => entries(label, maxOfEntry, max, missing),
  reply: ({ max }, { list, string }) => list(string().defined(), max).required(),
  cell: cell ?? { read, write: joined },
});

export const lists = {
  /** Names of people. Pages link the names that belong to members of the team. */
  people: listType(limits.name),
  /** Ids of research areas, or of papers of the lab. Replies contain their present names in `references`. */
  area: listType(limits.id, {
    read,
    write: (ids, _, nameOf) => joined(ids.flatMap((id) => nameOf(id) ?? [])),
  }),
  works: listType(limits.id),
};
