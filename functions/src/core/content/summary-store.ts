/**
 * The part of `public/home` that belongs to a kind of content. It is written in the transaction that changes
 * a record.
 */

import { limits } from '@lab/contract/api/limits';
import type { Declaration } from '@lab/contract/core/content/kind';
import type { Transaction } from 'firebase-admin/firestore';
import { type Dated, lastChange } from '../data/time.ts';
import { homePart, writeHome } from '../summaries/home-store.ts';
import { type AnyStore, oldestFirst, readAll } from './content-store.ts';
import { writeSearchRowsOf } from './search-rows.ts';

type All<Stored> = Map<string, Stored>;

export interface Summary<Stored extends Dated = Dated, Row = unknown> {
  /** It contains every record, so the collection need not be read. */
  readonly isWhole: boolean;
  /** Its rows are complete replies of the API, with the time of the last change. */
  readonly hasRecords: boolean;
  readonly part: Pick<ReturnType<typeof homePart<Row[]>>, 'read' | 'shown'>;
  /** Reads the records from which it is made, before the transaction writes. */
  source(tx: Transaction): Promise<All<Stored>>;
  write(tx: Transaction, all: All<Stored>): void;
}

interface Rows<Stored, Row> {
  /** Shorter rows than the API's replies; `shape` has the default for each field that an older row lacks. */
  row?: { of(id: string, stored: Stored): Row; shape: Row };
  /** Without it the oldest record comes first. */
  order?(all: [string, Stored][]): [string, Stored][];
  /** A record without what visitors may not see; without it they see all. */
  shown?(stored: Stored): Stored;
  /** What only the server reads of a row. */
  kept?(stored: Stored): object;
}

/** For `list: 'all'`: a row for each record. */
export function wholeSummary<Row, Stored extends Dated>(
  store: AnyStore,
  { row, order = (all) => all, shown = (stored) => stored, kept }: Rows<Stored, Row> = {},
): Summary<Stored, Row> {
  const { home }: Declaration = store.declared;
  const shape = row?.shape ?? store.emptyRecord;
  const part = homePart<Row[]>(home?.part ?? '', [shape as Row]);
  const rowOf = (id: string, stored: Stored) =>
    row
      ? row.of(id, stored)
      : { ...store.toRecord(id, shown(stored)), updatedAt: lastChange(stored), ...kept?.(stored) };
  return {
    isWhole: true,
    hasRecords: !row,
    part,
    source: (tx) => readAll(tx, store.collection()),
    write(tx, all) {
      const ordered = order(oldestFirst(all));
      writeHome(tx, part.of(ordered.map(([id, stored]) => rowOf(id, stored) as Row)));
      writeSearchRowsOf(
        tx,
        store,
        [...all].map(([id, stored]) => [id, shown(stored)]),
      );
    },
  };
}

/** One more than a page, to know whether a second page follows. */
const rowsKept = limits.page + 1;

/** For `list: 'newest'`: the stored records of the first page. */
export function newestSummary<Stored extends Dated>(
  store: AnyStore,
): Summary<Stored, Stored & { id: string }> {
  const { home }: Declaration = store.declared;
  type Row = Stored & { id: string };
  const part = homePart<Row[]>(home?.part ?? '', [{ id: '', ...store.shape } as Row]);
  return {
    isWhole: false,
    hasRecords: false,
    part,
    /** One more, because the transaction may delete one. */
    source: (tx) =>
      readAll(
        tx,
        store
          .collection()
          .orderBy('createdAt', 'desc')
          .limit(rowsKept + 1),
      ),
    write(tx, all) {
      const newest = oldestFirst(all).reverse().slice(0, rowsKept);
      writeHome(tx, part.of(newest.map(([id, stored]) => ({ id, ...store.shortened(stored) }))));
    },
  };
}

/** Undefined for a kind whose declaration has no part of `public/home`. */
export function summaryOf(store: AnyStore): Summary | undefined {
  const { home }: Declaration = store.declared;
  if (!home) return undefined;
  if (store.kind.list === 'all') return wholeSummary(store);
  return newestSummary(store);
}
