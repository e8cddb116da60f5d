/** The records of an admin's table: the newest first, the others when they are needed. */
import type { AnyEndpoint } from '@lab/contract';
import { infiniteQueryOptions, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { send } from './api.ts';
import type { ItemOf, Page } from './query.ts';
import type { InputOf } from './send.ts';
import { uncached } from './uncached.ts';

type Rows = Page<unknown>;

export interface TableRows<Row> {
  rows: Row[];
  status: 'pending' | 'error' | 'success';
  error: Error | null;
  /** True if older records are not loaded yet. */
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => void;
  /** Loads all pages, for an export. */
  loadAll: () => Promise<Row[]>;
  refetch: () => void;
}

/**
 * The first page is always fetched, so it is small (25 reads, docs/costs.md); the other pages are usually all
 * needed.
 */
const firstPage = 20;
const laterPages = 100;

export function tableRowsQuery(endpoint: AnyEndpoint, query: Record<string, string> = {}) {
  return infiniteQueryOptions<Rows, Error, { pages: Rows[] }, QueryKey, Record<string, string>>({
    queryKey: [endpoint.path, 'rows', query],
    initialPageParam: { limit: String(firstPage) },
    queryFn: async ({ pageParam }): Promise<Rows> => {
      const input = uncached({ query: { ...query, ...(endpoint.paged ? pageParam : {}) } });
      const { reply, next } = await send(endpoint, input as InputOf<AnyEndpoint>);
      return { items: reply as unknown[], ...(next ? { next } : {}) };
    },
    getNextPageParam: ({ next }) => next && { ...next, limit: String(laterPages) },
  });
}

export function useTableRows<E extends AnyEndpoint>(
  endpoint: E,
  query?: Record<string, string>,
): TableRows<ItemOf<E>> {
  const result = useInfiniteQuery(tableRowsQuery(endpoint, query));
  const rowsOf = (pages: Rows[] = []) => pages.flatMap(({ items }) => items) as ItemOf<E>[];

  return {
    rows: rowsOf(result.data?.pages),
    // Loaded rows stay visible when the next page fails.
    status: result.data ? 'success' : result.status,
    error: result.error,
    hasMore: result.hasNextPage,
    loadingMore: result.isFetchingNextPage,
    moreFailed: result.isFetchNextPageError || result.isRefetchError,
    loadMore: () => void (result.isRefetchError ? result.refetch() : result.fetchNextPage()),
    loadAll: async () => {
      let now: { hasNextPage: boolean; data?: { pages: Rows[] } } = result;
      while (now.hasNextPage) now = await result.fetchNextPage({ throwOnError: true });
      return rowsOf(now.data?.pages);
    },
    refetch: () => void result.refetch(),
  };
}
