/** The part of `public/home` that a kind of content has: it is written in the transaction that changes a record. */
import { limits } from '@lab/contract';
import type { Declaration } from '@lab/contract/content/kind';
import type { Transaction } from 'firebase-admin/firestore';
import { type Dated, lastChange } from '../data/time.ts';
import { homePart, writeHome } from '../summaries/home-store.ts';
import { type AnyStore, inOrder, readAll } from './content-store.ts';

type All<Stored> = Map<string, Stored>;

export interface Summary<Stored extends Dated = Dated, Row = unknown> {
  /** All there is, so that the records themselves need not be read. */
  readonly isWhole: boolean;
  /** Its rows are what the API answers, and the time of the last change. */
  readonly hasRecords: boolean;
  readonly part: Pick<ReturnType<typeof homePart<Row[]>>, 'read' | 'shown'>;
  /** The records it is made of, as they stand before this transaction writes. */
  source(tx: Transaction): Promise<All<Stored>>;
  write(tx: Transaction, all: All<Stored>): void;
}

interface Rows<Stored, Row> {
  /** In place of the record as the API answers it; with what stands for a field that an older row lacks. */
  row?: { of(id: string, stored: Stored): Row; shape: Row };
  /** Puts them in another order than that in which they came. */
  order?(all: [string, Stored][]): [string, Stored][];
}

/** Of a kind whose lists are whole: a row for each record. */
export function wholeSummary<Row, Stored extends Dated>(
  store: AnyStore,
  { row, order = (all) => all }: Rows<Stored, Row> = {},
): Summary<Stored, Row> {
  const { home }: Declaration = store.declared;
  const shape = row?.shape ?? store.emptyRecord;
  const part = homePart<Row[]>(home?.part ?? '', [shape as Row]);
  const rowOf = (id: string, stored: Stored) =>
    row ? row.of(id, stored) : { ...store.toRecord(id, stored), updatedAt: lastChange(stored) };
  return {
    isWhole: true,
    hasRecords: !row,
    part,
    source: (tx) => readAll(tx, store.collection()),
    write(tx, all) {
      const ordered = order(inOrder(all));
      writeHome(tx, part.of(ordered.map(([id, stored]) => rowOf(id, stored) as Row)));
    },
  };
}

/** One more than a page, which tells whether a second page follows. */
const kept = limits.page + 1;

/** Of a kind that is listed page by page: its first page, as it is stored. */
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
    /** One more than is kept, since the transaction may delete one. */
    source: (tx) =>
      readAll(
        tx,
        store
          .collection()
          .orderBy('createdAt', 'desc')
          .limit(kept + 1),
      ),
    write(tx, all) {
      const newest = inOrder(all).reverse().slice(0, kept);
      writeHome(tx, part.of(newest.map(([id, stored]) => ({ id, ...store.inLists(stored) }))));
    },
  };
}

/** As the kind's lists ask for it, where its declaration gives it a part. */
export function summaryOf(store: AnyStore): Summary | undefined {
  const { home }: Declaration = store.declared;
  if (!home) return undefined;
  if (store.kind.list === 'all') return wholeSummary(store);
  return newestSummary(store);
}
