import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TableRows } from '../../lib/use-table-rows.ts';
import { useUrlParams } from '../../lib/use-url-params.ts';
import { type Arranged, arrange, type Column, type Filter } from './arrange.ts';
import { readTableState, type TableState, writeTableState } from './table-state.ts';

export const pageSize = 20;

/** Must be created outside the component, because `useTable` compares it by reference. */
export interface TableDeclaration<Row> {
  columns: readonly Column<Row>[];
  filters: readonly Filter<Row>[];
  /** The name of a row in questions, results and checkbox labels. */
  nameOf: (row: Row) => string;
}

export interface Table<Row> extends TableDeclaration<Row>, Arranged<Row> {
  source: TableRows<Row>;
  state: TableState;
  /** True if a search or a filter is active. */
  isFiltered: boolean;
  change: (change: Parameters<typeof writeTableState>[1]) => void;
  chosen: Row[];
  choose: (rows: readonly Row[], chosen: boolean) => void;
  isChosen: (row: Row) => boolean;
  /** Loads all pages and returns the rows that match the search and the filters. */
  loadMatching: () => Promise<Row[]>;
}

export function useTable<Row extends { _id: string }>(
  declared: TableDeclaration<Row>,
  source: TableRows<Row>,
  needsAll = false,
): Table<Row> {
  const { columns, filters } = declared;
  const [params, changeParams] = useUrlParams();
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
    (change) => changeParams((before) => writeTableState(before, change), { replace: true }),
    [changeParams],
  );

  const isFiltered = Boolean(state.search) || Object.keys(state.filters).length > 0;
  // Search, sorting and later pages give correct results only when all records are loaded, and who has chosen
  // a whole page may want all.
  const isPageChosen = arranged.shown.length > 0 && arranged.shown.every(({ _id }) => ids.has(_id));
  const wanted = needsAll || isFiltered || isPageChosen || state.sort !== '' || state.page > 1;
  const { hasMore, loadingMore, moreFailed, loadMore } = source;
  const loadNow = wanted && hasMore && !loadingMore && !moreFailed;
  const loadOlder = useEffectEvent(loadMore);
  const loaded = source.rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page triggers loading the next one
  useEffect(() => {
    if (loadNow) loadOlder();
  }, [loadNow, loaded]);

  return {
    ...declared,
    ...arranged,
    source,
    state,
    isFiltered,
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
