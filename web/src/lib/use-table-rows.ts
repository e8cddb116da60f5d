/** The records behind an admin's table: the newest at once, the others when they are needed. */
import type { AnyEndpoint, ReplyOf } from '@lab/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from './api.ts';
import type { InputOf } from './send.ts';

type RowOf<E extends AnyEndpoint> = ReplyOf<E> extends (infer Row)[] ? Row : never;

export interface Rows<Row> {
  rows: Row[];
  status: 'pending' | 'error' | 'success';
  error: Error | null;
  /** There are older ones that are not here yet. */
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => void;
  /** Everything, for an export. */
  loadAll: () => Promise<Row[]>;
  refetch: () => void;
}

/** The first page is what is shown (25 reads, docs/costs.md); whoever wants the rest wants it soon. */
const firstPage = 20;
const laterPages = 100;

interface Page {
  items: unknown[];
  next?: Record<string, string>;
}

/** Public replies lie in shared caches for a minute. An admin must see what was just changed, so each address is new. */
export function uncached<Input extends object>(input: Input): Input {
  const { query } = input as { query?: object };
  return { ...input, query: { ...query, fresh: String(Date.now()) } };
}

export function useTableRows<E extends AnyEndpoint>(
  endpoint: E,
  query: Record<string, string> = {},
): Rows<RowOf<E>> {
  const asked = useInfiniteQuery({
    queryKey: [endpoint.path, 'rows', query],
    initialPageParam: { limit: String(firstPage) } as Record<string, string>,
    queryFn: async ({ pageParam }): Promise<Page> => {
      const input = uncached({ query: { ...query, ...(endpoint.paged ? pageParam : {}) } });
      const { reply, next } = await send(endpoint, input as InputOf<E>);
      return { items: reply as unknown[], ...(next ? { next } : {}) };
    },
    getNextPageParam: ({ next }) => next && { ...next, limit: String(laterPages) },
  });
  const rowsOf = (pages: Page[] = []) => pages.flatMap(({ items }) => items) as RowOf<E>[];

  return {
    rows: rowsOf(asked.data?.pages),
    // What is there stays when something more could not be loaded.
    status: asked.data ? 'success' : asked.status,
    error: asked.error,
    hasMore: asked.hasNextPage,
    loadingMore: asked.isFetchingNextPage,
    moreFailed: asked.isFetchNextPageError || asked.isRefetchError,
    loadMore: () => void (asked.isRefetchError ? asked.refetch() : asked.fetchNextPage()),
    loadAll: async () => {
      let now: { hasNextPage: boolean; data?: { pages: Page[] } } = asked;
      while (now.hasNextPage) now = await asked.fetchNextPage({ throwOnError: true });
      return rowsOf(now.data?.pages);
    },
    refetch: () => void asked.refetch(),
  };
}
