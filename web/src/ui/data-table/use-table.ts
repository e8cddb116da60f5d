import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Rows } from '../../lib/use-table-rows.ts';
import { type Arranged, arrange, type Column, type Filter } from './arrange.ts';
import { readTableState, type TableState, writeTableState } from './table-state.ts';

export const pageSize = 20;

/** What a screen says about its list. Made once, outside the component. */
export interface TableDeclaration<Row> {
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  /** How a row is called where it stands alone: in a question, a result, a checkbox. */
  nameOf: (row: Row) => string;
}

export interface Table<Row> extends TableDeclaration<Row>, Arranged<Row> {
  source: Rows<Row>;
  state: TableState;
  /** Something narrows what is shown. */
  narrowed: boolean;
  change: (change: Parameters<typeof writeTableState>[1]) => void;
  chosen: Row[];
  choose: (rows: readonly Row[], chosen: boolean) => void;
  isChosen: (row: Row) => boolean;
  /** Everything that search and filters leave, older records included. */
  loadMatching: () => Promise<Row[]>;
}

export function useTable<Row extends { _id: string }>(
  declared: TableDeclaration<Row>,
  source: Rows<Row>,
  needsAll = false,
): Table<Row> {
  const { columns, filters } = declared;
  const [params, setParams] = useSearchParams();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  const state = useMemo(
    () =>
      readTableState(params, {
        sorts: columns.map(({ name }) => name),
        filters: filters.map(({ name }) => name),
      }),
    [params, columns, filters],
  );
  const arranged = useMemo(
    () => arrange(source.rows, columns, filters, state, pageSize),
    [source.rows, columns, filters, state],
  );
  const change: Table<Row>['change'] = useCallback(
    (change) => setParams((before) => writeTableState(before, change), { replace: true }),
    [setParams],
  );

  const narrowed = Boolean(state.search) || Object.keys(state.filters).length > 0;
  // Search, order and later pages are true only when all records are looked through.
  const wanted = needsAll || narrowed || state.sort !== '' || state.page > 1;
  const { hasMore, loadingMore, moreFailed, loadMore } = source;
  const loadNow = wanted && hasMore && !loadingMore && !moreFailed;
  const loadOlder = useEffectEvent(loadMore);
  const loaded = source.rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has come asks for the one after it
  useEffect(() => {
    if (loadNow) loadOlder();
  }, [loadNow, loaded]);

  return {
    ...declared,
    ...arranged,
    source,
    state,
    narrowed,
    change,
    chosen: arranged.matching.filter(({ _id }) => ids.has(_id)),
    choose: (rows, chosen) =>
      setIds((before) => {
        const after = new Set(before);
        for (const { _id } of rows) {
          if (chosen) after.add(_id);
          else after.delete(_id);
        }
        return after;
      }),
    isChosen: ({ _id }) => ids.has(_id),
    loadMatching: async () =>
      arrange(await source.loadAll(), columns, filters, { ...state, page: 1 }, pageSize).matching,
  };
}
