/** The import of a table, for every kind: its rows are compared with what is here, and the new ones are created in one transaction. */
import { AppError, type api, type ReplyOf } from '@lab/contract';
import {
  type ReadTable,
  readTable,
  type Table,
  type TableRow,
} from '@lab/contract/features/outputs/table/read-table';
import { type Transaction, transact } from '../../data/firestore.ts';
import type { Dated } from '../../data/time.ts';
import { type AnyStore, readAll } from '../content-store.ts';
import type { Summary } from '../summary-store.ts';

/** What tells a record apart, and what is said of a row that has the same. */
export type Key = readonly [key: string, reason: string];

export interface Comparison<Row> {
  here: Map<string, string>;
  /** As the form would be checked; throws what is wrong. */
  check(values: TableRow['values']): Promise<Row>;
  keysOf(row: Row, line: number): readonly Key[];
}

type Compared = ReplyOf<typeof api.outputs.planTable>['rows'][number];

interface Added<Row, Stored> {
  id: string;
  row: Row;
  record: Stored;
}

export interface ImportedKind<Row, Stored extends Dated> {
  store: AnyStore;
  summary: Summary<Stored> | undefined;
  /** Reads what rows are compared with. */
  compare(tx: Transaction, all: Map<string, Stored>, rows: readonly TableRow[]): Promise<Comparison<Row>>;
  recordFrom(row: Row, place: number): Promise<Stored>;
  /** Throws to refuse the whole table. */
  refuse?(rows: readonly Compared[]): void;
  /** Writes what belongs to the new records, such as the activity log. */
  afterAdd(tx: Transaction, added: readonly Added<Row, Stored>[]): void;
}

export function rowsOf(table: Table, text: string): ReadTable {
  const read = readTable(table, text);
  if (typeof read === 'string') throw new AppError('invalid', read, { table: read });
  return read;
}

/** Every record, read in the transaction, because a summary is written from all of them. */
export const readHere = <Stored extends Dated>(
  tx: Transaction,
  { summary, store }: Pick<ImportedKind<never, Stored>, 'store' | 'summary'>,
): Promise<Map<string, Stored>> => (summary ? summary.source(tx) : readAll(tx, store.collection()));

async function compareRows<Row, Stored extends Dated>(
  tx: Transaction,
  kind: ImportedKind<Row, Stored>,
  rows: readonly TableRow[],
) {
  const all = await readHere(tx, kind);
  const { here, check, keysOf } = await kind.compare(tx, all, rows);
  const compared: Compared[] = [];
  const fresh: Row[] = [];
  // One after another, because a row may be the same as one above it.
  for (const { line, values } of rows) {
    const row = { line, title: String(values[kind.store.declared.nameField] ?? '') };
    try {
      const valid = await check(values);
      const keys = keysOf(valid, line);
      const reason = keys.map(([key]) => here.get(key)).find((known) => known !== undefined);
      compared.push({ ...row, state: reason === undefined ? 'new' : 'here', reason: reason ?? '' });
      if (reason !== undefined) continue;
      fresh.push(valid);
      for (const key of keys) here.set(...key);
    } catch (error) {
      compared.push({ ...row, state: 'wrong', reason: reasonOf(error) });
    }
  }
  return { compared, fresh, all };
}

/** All that is wrong with a row. */
function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return Object.values(error.fields ?? {}).join('. ') || error.message;
}

/** What the import would do, row by row; nothing is stored. */
export const planImport = <Row, Stored extends Dated>(
  kind: ImportedKind<Row, Stored>,
  { rows, unread }: ReadTable,
) => transact(async (tx) => ({ rows: (await compareRows(tx, kind, rows)).compared, unread }));

/** Returns the new records. */
export const importRows = <Row, Stored extends Dated>(
  kind: ImportedKind<Row, Stored>,
  rows: readonly TableRow[],
) =>
  transact(async (tx) => {
    const { store, summary } = kind;
    const { compared, fresh, all } = await compareRows(tx, kind, rows);
    kind.refuse?.(compared);
    const added: Added<Row, Stored>[] = [];
    for (const [place, row] of fresh.entries()) {
      const document = store.collection().doc();
      const record = await kind.recordFrom(row, place);
      tx.create(document, record);
      all.set(document.id, record);
      added.push({ id: document.id, row, record });
    }
    if (added.length === 0) return added;
    summary?.write(tx, all);
    kind.afterAdd(tx, added);
    return added;
  });
