import { entriesInCell, joined, type List } from './people.ts';
import type { FieldType } from './type.ts';
import { works } from './works.ts';

/** Ids of research areas. Replies contain their present names in `references`. */
export const area: FieldType<List, string[]> = {
  ...works,
  cell: { ...entriesInCell, write: (ids, _, nameOf) => joined(ids.flatMap((id) => nameOf(id) ?? [])) },
};
