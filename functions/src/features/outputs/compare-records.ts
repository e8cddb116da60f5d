/** Compares the rows of a table of what the lab makes with what is here. */
import { AppError } from '@lab/contract';
import { fieldsOfType, type Values } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';
import { formSchema } from '@lab/contract/core/content/schemas';
import type { TableRow } from '@lab/contract/core/tables/read-table';
import { tableTexts as texts } from '@lab/contract/core/tables/texts';
import { fold } from '@lab/contract/lib/fold';
import type { Comparison, Key } from '../../core/content/operations/import.ts';
import { areaWithId, referencesOf } from '../../core/content/references-store.ts';
import type { Transaction } from '../../core/data/firestore.ts';
import { validate } from '../../core/http/validation.ts';
import { areaCalled, type NamedArea } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';

/** Two records with the same name, date and people are the same one. */
function keyOf({ nameField, output, fields }: Declaration, values: Values): Key {
  const people = fieldsOfType(fields, 'people').flatMap((name) => (values[name] ?? []) as string[]);
  const parts = [values[nameField], values[output?.date ?? 'date'] ?? '', ...people.sort()];
  return [parts.map((part) => fold(String(part))).join('\n'), ''];
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

export async function compareRecords(
  tx: Transaction,
  declared: Declaration,
  { all, rows }: { all: ReadonlyMap<string, object>; rows: readonly TableRow[] },
): Promise<Comparison<Values>> {
  const areaFields = fieldsOfType(declared.fields, 'area');
  const areas = areaFields.length > 0 ? await listedAreas.read(tx) : [];
  const references = referencesOf(declared.fields);
  const known = await references.read(
    rows.map(({ values }) => values),
    tx,
  );
  const schema = formSchema(declared);
  return {
    here: new Map([...all.values()].map((record) => keyOf(declared, record as Values))),
    async check(values) {
      const valid = await validate(schema, withAreaIds(areaFields, values, areas));
      references.requireKnown(known, valid);
      return valid;
    },
    keysOf: (row) => [keyOf(declared, row)],
  };
}
