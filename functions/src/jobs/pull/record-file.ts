/** A record of a kind of content as Markdown with front matter, in the order of its declaration. */
import { type Fields, fieldsOfType, type Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { bodyOf, fileName } from '../archive/record-files.ts';
import { withFrontMatter, withoutEmpty } from './front-matter.ts';

export interface TextFile {
  path: string;
  text: string;
  /** The id of its record. */
  of: string;
}

type Reference = { _id: string; name: string };

/** `more`: what the record's page shows in addition to its fields. */
export function recordFile(
  folder: string,
  declared: Declaration,
  record: Values,
  more: Values = {},
): TextFile {
  const { fields, shows, nameField } = declared;
  const id = String(record._id);
  const [plain = '', markdown = ''] = bodyOf(declared);
  const body = record[markdown] ? markdown : plain;
  const { [plain]: _plain, [markdown]: _markdown, ...rest } = fields;
  const named = namingReferences(fields, record);
  const added = shows.map((name) => [name, record[name]]);
  const front = { id, ...inOrder(rest, named), ...Object.fromEntries(added), ...more };
  return {
    path: `${folder}/${fileName(String(record[nameField] ?? ''), id)}.md`,
    text: withFrontMatter(withoutEmpty(front) as object, String(record[body] ?? '')),
    of: id,
  };
}

/** The values of fields in the order of their declaration, also within groups and parts. */
export function inOrder(fields: Fields, values: Values): Values {
  const ordered = Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    if (field.is === 'group') return [name, inOrder(field.of, (value ?? {}) as Values)];
    if (field.is === 'parts')
      return [name, ((value ?? []) as Values[]).map((part) => inOrder(field.of, part))];
    return [name, value];
  });
  return Object.fromEntries(ordered);
}

/** In place of the id of a research area or a work its id and name. */
function namingReferences(fields: Fields, record: Values): Values {
  const known = new Map(((record.references ?? []) as Reference[]).map(({ _id, name }) => [_id, name]));
  const named = fieldsOfType(fields, 'area', 'works').map((field) => [
    field,
    ((record[field] ?? []) as string[]).map((id) => ({ id, name: known.get(id) })),
  ]);
  return { ...record, ...Object.fromEntries(named) };
}
