/**
 * The import of a table, for every kind: its rows are compared with what is here, and the new ones are
 * created in one transaction.
 */
import { AppError, type api, type ReplyOf } from '@lab/contract';
import { readTable, type Table, type TableRow } from '@lab/contract/core/tables/read-table';
import { type Transaction, transact } from '../../data/firestore.ts';
import type { Dated } from '../../data/time.ts';
import { type AnyStore, readAll } from '../content-store.ts';
import type { Summary } from '../summary-store.ts';

/** What identifies a record, and what is said of a row that has the same. */
export type Key = readonly [key: string, reason: string];

export interface Comparison<Row> {
  here: Map<string, string>;
  /** As the form would be checked; throws what is wrong. */
  check(values: TableRow['values']): Promise<Row>;
  keysOf(row: Row, line: number): readonly Key[];
  /** What somebody should know of a new row. */
  remarkOn?(row: Row): string;
  /** The file or the address that a row names as its picture. */
  pictureIn?(row: Row): string;
  /** Roles that the compared rows name and the lab does not have. */
  lackingRoles?(): NonNullable<Plan['roles']>;
}

type Plan = ReplyOf<typeof api.memberTables.plan>;

interface Added<Row, Stored> {
  id: string;
  row: Row;
  record: Stored;
}

interface ImportedKind<Row, Stored extends Dated> {
  store: AnyStore;
  summary: Summary<Stored> | undefined;
  /** Reads what rows are compared with. */
  compare(tx: Transaction, all: Map<string, Stored>, rows: readonly TableRow[]): Promise<Comparison<Row>>;
  recordFrom(row: Row, place: number): Promise<Stored>;
  /** Writes what belongs to the new records, such as the activity log. */
  afterAdd(tx: Transaction, added: readonly Added<Row, Stored>[]): void;
}

/** Every record, read in the transaction, because a summary is written from all of them. */
export const readHere = <Stored extends Dated>(
  tx: Transaction,
  { summary, store }: Pick<ImportedKind<never, Stored>, 'store' | 'summary'>,
): Promise<Map<string, Stored>> => (summary ? summary.source(tx) : readAll(tx, store.collection()));

/** `nameField` is the column that says what a row is called. */
export async function compareEach<Row>(
  rows: readonly TableRow[],
  nameField: string,
  { here, check, keysOf, remarkOn, pictureIn }: Comparison<Row>,
) {
  const compared: Plan['rows'] = [];
  const fresh: Row[] = [];
  // One after another, because a row may be the same as one above it.
  for (const { line, values } of rows) {
    const row = { line, title: String(values[nameField] ?? '') };
    try {
      const valid = await check(values);
      const keys = keysOf(valid, line);
      const reason = keys.map(([key]) => here.get(key)).find((known) => known !== undefined);
      if (reason !== undefined) {
        compared.push({ ...row, state: 'here', reason });
        continue;
      }
      const picture = pictureIn?.(valid);
      const remark = remarkOn?.(valid) ?? '';
      compared.push({ ...row, state: 'new', reason: remark, ...(picture && { picture }) });
      fresh.push(valid);
      for (const key of keys) here.set(...key);
    } catch (error) {
      compared.push({ ...row, state: 'wrong', reason: reasonOf(error) });
    }
  }
  return { compared, fresh };
}

async function compareRows<Row, Stored extends Dated>(
  tx: Transaction,
  kind: ImportedKind<Row, Stored>,
  rows: readonly TableRow[],
) {
  const all = await readHere(tx, kind);
  const comparison = await kind.compare(tx, all, rows);
  const found = await compareEach(rows, kind.store.declared.nameField, comparison);
  return { ...found, all, roles: comparison.lackingRoles?.() };
}

/** All that is wrong with a row. */
function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return Object.values(error.fields).join('. ') || error.message;
}

/** Adds the rows that are new, whatever is wrong with others. */
export const importRows = <Row, Stored extends Dated>(
  kind: ImportedKind<Row, Stored>,
  rows: readonly TableRow[],
) =>
  transact(async (tx) => {
    const { store, summary } = kind;
    const { compared, fresh, all } = await compareRows(tx, kind, rows);
    const added: Added<Row, Stored>[] = [];
    const wrong = compared.filter(({ state }) => state === 'wrong').length;
    for (const [place, row] of fresh.entries()) {
      const document = store.collection().doc();
      const record = await kind.recordFrom(row, place);
      tx.create(document, record);
      all.set(document.id, record);
      added.push({ id: document.id, row, record });
    }
    if (added.length === 0) return { added, wrong };
    summary?.write(tx, all);
    kind.afterAdd(tx, added);
    return { added, wrong };
  });

function rowsOf(table: Table, text: string) {
  const read = readTable(table, text);
  if (typeof read === 'string') throw new AppError('invalid', read, ['table']);
  return read;
}

/** For a table that the server reads. */
export interface ImportedTable<Row, Stored extends Dated, Reply> extends ImportedKind<Row, Stored> {
  table: Table;
  /** After the transaction. */
  replyTo(added: readonly Added<Row, Stored>[]): Reply | Promise<Reply>;
}

/** The handlers of `tableEndpoints`. */
export const tableHandlers = <
  Given extends { body: { table: string } },
  Row,
  Stored extends Dated,
  Reply extends object,
>(
  kindFor: (given: Given) => Promise<ImportedTable<Row, Stored, Reply>>,
) => ({
  /** Nothing is stored. */
  async plan(given: Given) {
    const kind = await kindFor(given);
    const { rows, unread } = rowsOf(kind.table, given.body.table);
    return transact(async (tx): Promise<Plan> => {
      const { compared, roles } = await compareRows(tx, kind, rows);
      return { rows: compared, unread, ...(roles && { roles }) };
    });
  },

  async import(given: Given) {
    const kind = await kindFor(given);
    const { added, wrong } = await importRows(kind, rowsOf(kind.table, given.body.table).rows);
    return { ...(await kind.replyTo(added)), wrong };
  },
});
