/** The values of a record of another lab as they are here: its files, areas, works and roles. */
import { type Fields, fieldsOfType, type Values } from '@lab/contract/core/content/field';
import type { Kind } from '@lab/contract/core/content/kind';
import { type Kinds, kinds } from '@lab/contract/kinds/kinds';
import { isUploadedPdf, isUploadedPicture } from '@lab/contract/lib/uploads/files';
import { isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { KindRecord } from '../description.ts';
import { keepPicture, type Writing, withKeptFiles } from './writing.ts';

/** The id here of a role of the other lab. */
export type RoleOf = (id: string) => string;

interface Here {
  values: Values;
  remarks: string[];
}

export async function valuesHere(
  writing: Writing,
  record: KindRecord,
  fields: Fields,
  roleOf: RoleOf,
): Promise<Here> {
  const kept = (await withFiles(writing, record, record.values)) as Values;
  const remarks: string[] = [];
  const references = fieldsOfType(fields, 'area', 'works').map((name) => {
    const ids = kept[name] as string[];
    const here = ids.flatMap((id) => writing.ids.get(id) ?? []);
    if (here.length < ids.length)
      remarks.push(`${fields[name]?.label}: ${ids.length - here.length} left out, not in this lab`);
    return [name, here] as const;
  });
  return { values: { ...withRoles(fields, kept, roleOf), ...Object.fromEntries(references) }, remarks };
}

/** At every depth: the address of a file, and the addresses in a text. A file that is not there is none. */
export async function withFiles(writing: Writing, record: KindRecord, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((part) => withFiles(writing, record, part)));
  if (isItem(value)) {
    const parts = Object.entries(value).map(async ([name, part]) => [
      name,
      await withFiles(writing, record, part),
    ]);
    return Object.fromEntries(await Promise.all(parts));
  }
  if (typeof value !== 'string') return value;
  if (!isUploadedPicture(value) && !isUploadedPdf(value)) return withKeptFiles(writing, record, value);
  return keepPicture(writing, record, value, purposeOf(record.kind));
}

function purposeOf(name: keyof Kinds) {
  const { pictures = 'content' }: Kind = kinds[name];
  return pictures;
}

/** Also within the parts of a list. */
export function withRoles(fields: Fields, values: Values, roleOf: RoleOf): Values {
  const here = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    if (field?.is === 'role') return [name, typeof value === 'string' && value ? roleOf(value) : value];
    if (field?.is !== 'parts') return [name, value];
    return [name, listIn(value).map((part) => (isItem(part) ? withRoles(field.of, part, roleOf) : part))];
  });
  return Object.fromEntries(here);
}
