/** Compares the rows of a table with what is here, and checks each as the form would be checked. */
import { AppError } from '@lab/contract';
import { fieldsOfType } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { formSchema } from '@lab/contract/core/content/schemas';
import { readTable, type TableRow } from '@lab/contract/features/made/table/read-table';
import { madeTableTexts as texts } from '@lab/contract/features/made/table/texts';
import { fold } from '@lab/contract/lib/fold';
import { areaWithId, referencesOf } from '../../core/content/references-store.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import { validate } from '../../core/http/validation.ts';
import { areaCalled, type NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';

type Values = Record<string, unknown>;

export type Judged = { line: number; title: string } & (
  | { state: 'new'; values: Values }
  | { state: 'here' }
  | { state: 'wrong'; reason: string }
);

/** Two records with the same name, date and people are the same one. */
function keyOf({ nameField, made, fields }: Declaration, values: Values): string {
  const people = fieldsOfType(fields, 'people').flatMap((name) => (values[name] ?? []) as string[]);
  const parts = [values[nameField], values[made?.date ?? 'date'] ?? '', ...people.sort()];
  return parts.map((part) => fold(String(part))).join('\n');
}

/** A name or an id in place of each; throws for one that there is not. */
function withAreaIds(fields: readonly string[], values: Values, areas: readonly NamedArea[]): Values {
  const idOf = (name: string) => {
    const found = areaCalled(areas, name) ?? areaWithId(areas, name);
    if (!found) throw new AppError('invalid', texts.unknownArea(name));
    return found._id;
  };
  const found = fields.map((field) => [field, ((values[field] ?? []) as string[]).map(idOf)]);
  return { ...values, ...Object.fromEntries(found) };
}

/** All that is wrong with a row. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return Object.values(error.fields ?? {}).join('. ') || error.message;
}

export async function judgeTable(
  tx: Transaction,
  declared: Declaration,
  { table, here }: { table: string; here: Iterable<object> },
): Promise<{ rows: Judged[]; unread: string[] }> {
  const read = readTable(declared, table);
  if (typeof read === 'string') throw new AppError('invalid', read, { table: read });
  const { fields, nameField } = declared;
  const areaFields = fieldsOfType(fields, 'area');
  const areas = areaFields.length > 0 ? await listedAreas.read(tx) : [];
  const references = referencesOf(fields);
  const known = await references.read(
    read.rows.map(({ values }) => values),
    tx,
  );
  const schema = formSchema(declared);
  const seen = new Set([...here].map((record) => keyOf(declared, record as Values)));

  async function judge({ line, values }: TableRow): Promise<Judged> {
    const row = { line, title: String(values[nameField] ?? '') };
    try {
      const valid = await validate(schema, withAreaIds(areaFields, values, areas));
      references.requireKnown(known, valid);
      const key = keyOf(declared, valid);
      if (seen.has(key)) return { ...row, state: 'here' };
      seen.add(key);
      return { ...row, state: 'new', values: valid };
    } catch (error) {
      return { ...row, state: 'wrong', reason: reasonOf(error) };
    }
  }

  const rows: Judged[] = [];
  // One after another, because a row may be the same as one above it.
  for (const row of read.rows) rows.push(await judge(row));
  return { rows, unread: read.unread };
}
