/** Tables of what the lab makes: written, planned, imported and taken back, for every kind by its declaration. */
import { randomUUID } from 'node:crypto';
import { AppError, type api } from '@lab/contract';
import type { Values } from '@lab/contract/core/content/field';
import { typeOf } from '@lab/contract/core/content/field-type';
import type { AnyDeclaration, Declaration, Kind } from '@lab/contract/core/content/kind';
import { tableColumns } from '@lab/contract/features/made/table/read-table';
import { type TableKey, tableKeys } from '@lab/contract/kinds/kinds';
import { toCsv } from '@lab/contract/lib/csv';
import { errorTexts } from '@lab/contract/texts/texts';
import { record as log } from '../../core/activity/activity-store.ts';
import type { Content } from '../../core/content/content-handlers.ts';
import { readAll } from '../../core/content/content-store.ts';
import { areaWithId } from '../../core/content/references-store.ts';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import type { Dated } from '../../core/data/time.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { storeRemoved } from '../../core/removed/removed-store.ts';
import { listedAreas } from '../areas/area-store.ts';
import { importedWith, importField } from './made-store.ts';

type Calls = Pick<typeof api.made, 'writeTable' | 'planTable' | 'importTable' | 'undoTable'>;
/** Loaded with the first table, because it needs all rules for input. */
const judging = () => import('./judge-table.ts');

export function tableHandlers(content: Readonly<Record<TableKey, Content>>): HandlersOf<Calls> {
  function kindCalled(word: string) {
    const key = tableKeys.find((known) => known === word);
    if (!key) throw new AppError('not-found', errorTexts.notFound);
    const found = content[key];
    const declared: Declaration = found.store.declared as AnyDeclaration;
    const kind: Kind = found.store.kind;
    return { ...found, declared, menu: kind.menu };
  }

  /** Every record, read in the transaction, because a summary is written from all of them. */
  const readHere = (tx: Transaction, { summary, store }: Content): Promise<Map<string, Dated>> =>
    summary ? summary.source(tx) : readAll(tx, store.collection());

  return {
    async writeTable({ params }) {
      const { store, declared } = kindCalled(params.kind);
      const [all, areas] = await Promise.all([store.readAll(), listedAreas.read()]);
      const columns = tableColumns(declared);
      const nameOf = (id: string) => areaWithId(areas, id)?.departmentName;
      const cellOf = (values: Values, [name, field]: (typeof columns)[number]) =>
        typeOf(field).cell?.write(values[name], field, nameOf) ?? '';
      const rows = all.map(([, values]: [string, Values]) => columns.map((column) => cellOf(values, column)));
      return { csv: toCsv([columns.map(([, { label }]) => label), ...rows]) };
    },

    async planTable({ params, body: { table } }) {
      const found = kindCalled(params.kind);
      const { judgeTable } = await judging();
      return transact(async (tx) => {
        const here = (await readHere(tx, found)).values();
        const { rows, unread } = await judgeTable(tx, found.declared, { table, here });
        return {
          rows: rows.map((row) => ({
            line: row.line,
            title: row.title,
            state: row.state,
            reason: row.state === 'wrong' ? row.reason : '',
          })),
          unread,
        };
      });
    },

    async importTable({ params, body: { table }, caller }) {
      const found = kindCalled(params.kind);
      const { store, summary, declared, menu, recordFrom } = found;
      const { judgeTable } = await judging();
      return transact(async (tx) => {
        const all = await readHere(tx, found);
        const { rows } = await judgeTable(tx, declared, { table, here: all.values() });
        const fresh = rows.flatMap((row) => (row.state === 'new' ? [row.values] : []));
        if (fresh.length === 0) return { import: '', made: 0 };
        const id = randomUUID();
        for (const values of fresh) {
          const document = store.collection().doc();
          const record = { ...(await recordFrom(values)), [importField]: id };
          tx.create(document, record);
          all.set(document.id, record);
        }
        summary?.write(tx, all);
        log(tx, caller, 'imported', { kind: store.name, id, name: `${menu} (${fresh.length})` });
        return { import: id, made: fresh.length };
      });
    },

    async undoTable({ params, body, caller }) {
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
          log(tx, caller, 'undid', {
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
