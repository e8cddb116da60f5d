/**
 * Tables of what the lab makes: written, planned, imported and taken back, for every kind by its declaration.
 */
import { randomUUID } from 'node:crypto';
import { AppError, type api, type ReplyOf } from '@lab/contract';
import type { Values } from '@lab/contract/core/content/field';
import { typeOf } from '@lab/contract/core/content/field-type';
import type { AnyDeclaration, Declaration, Kind } from '@lab/contract/core/content/kind';
import { tableColumns, tableOf } from '@lab/contract/core/tables/read-table';
import { type TableKey, tableKeys } from '@lab/contract/kinds/kinds';
import { toCsv } from '@lab/contract/lib/csv';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import type { Content } from '../../core/content/content-handlers.ts';
import { type ImportedTable, readHere, tableHandlers } from '../../core/content/operations/import.ts';
import { areaWithId } from '../../core/content/references-store.ts';
import { transact } from '../../core/data/firestore.ts';
import type { Dated } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { HandlersOf, Input } from '../../core/http/handler.ts';
import { storeRemoved } from '../../core/removed/removed-store.ts';
import { listedAreas } from '../areas/area-store.ts';
import { importedWith, importField } from './output-store.ts';

type Found = Content & { declared: Declaration; menu: string };

type Imported = Omit<ReplyOf<typeof api.outputTables.import>, 'wrong'>;

async function importOf(
  { store, summary, declared, menu, recordFrom }: Found,
  caller: Caller,
): Promise<ImportedTable<Values, Dated, Imported>> {
  // The records keep it, so that the import can be taken back.
  const id = randomUUID();
  // Loaded with the first table, because it needs all rules for input.
  const { compareRecords } = await import('./compare-records.ts');
  return {
    table: tableOf(declared),
    store,
    summary,
    compare: (tx, all, rows) => compareRecords(tx, declared, { all, rows }),
    recordFrom: async (values) => ({ ...(await recordFrom(values)), [importField]: id }),
    afterAdd: (tx, { length }) =>
      logActivity(tx, caller, 'imported', { kind: store.name, id, name: `${menu} (${length})` }),
    replyTo: ({ length }) => ({ import: length > 0 ? id : '', made: length }),
  };
}

export function outputTables(
  content: Readonly<Record<TableKey, Content>>,
): HandlersOf<typeof api.outputTables> {
  function kindCalled(word: string): Found {
    const key = tableKeys.find((known) => known === word);
    if (!key) throw new AppError('not-found', errorTexts.notFound);
    const found = content[key];
    const declared: Declaration = found.store.declared as AnyDeclaration;
    const kind: Kind = found.store.kind;
    return { ...found, declared, menu: kind.menu };
  }

  return {
    async write({ params }) {
      const { store, declared } = kindCalled(params.kind);
      const [all, areas] = await Promise.all([store.readAll(), listedAreas.read()]);
      const columns = tableColumns(declared);
      const nameOf = (id: string) => areaWithId(areas, id)?.departmentName;
      const cellOf = (values: Values, [name, field]: (typeof columns)[number]) =>
        typeOf(field).cell?.write(values[name], field, nameOf) ?? '';
      const rows = all.map(([, values]: [string, Values]) => columns.map((column) => cellOf(values, column)));
      return { csv: toCsv([columns.map(([, { label }]) => label), ...rows]) };
    },

    ...tableHandlers(async ({ params, caller }: Input<typeof api.outputTables.import>) =>
      importOf(kindCalled(params.kind), caller),
    ),

    async undo({ params, body, caller }) {
      const found = kindCalled(params.kind);
      const { store, summary, restorable, menu } = found;
      return transact(async (tx) => {
        const { docs } = await tx.get(importedWith(store, body.import));
        const all = await readHere(tx, found);
        const records = docs.map(({ id }) => ({ id, record: all.get(id) }));
        const untouched = records.flatMap(({ id, record }) =>
          record && !record.updatedAt ? [{ id, record }] : [],
        );
        for (const { id, record } of untouched) {
          tx.delete(store.document(id));
          all.delete(id);
          storeRemoved(tx, restorable, id, record);
        }
        if (untouched.length > 0) {
          summary?.write(tx, all);
          logActivity(tx, caller, 'undid', {
            kind: store.name,
            id: body.import,
            name: `${menu} (${untouched.length})`,
          });
        }
        return { removed: untouched.length, kept: docs.length - untouched.length };
      });
    },
  };
}
