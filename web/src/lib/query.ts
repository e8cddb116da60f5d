import type { AnyEndpoint, QueryOf, ReplyOf } from '@lab/contract';
import {
  infiniteQueryOptions,
  QueryClient,
  type QueryFunction,
  type QueryKey,
  queryOptions,
  type SkipToken,
} from '@tanstack/react-query';
import { onBackOnline } from './online.ts';
import type { InputOf, Send } from './send.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { send: Send };
  }
}

const minute = 60_000;

/** Of the API's refusal: over HTTP it is an ApiError, from a handler called directly the server's own class. */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}

/** Three retries with exponential backoff (docs/specification.md#numbers). An answer of 4xx stays what it is. */
export function shouldRetry(failures: number, error: Error): boolean {
  const status = statusOf(error);
  if (typeof status === 'number' && status >= 400 && status < 500) return false;
  return failures < 3;
}

export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** `send` is given here once, so that the same queries run in the browser and in the server's renderer. */
export function createQueryClient(send: Send): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { send },
        staleTime: minute,
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
      },
      // What a person has done is tried and told at once; put off by the library, it would wait in silence.
      mutations: { networkMode: 'always' },
    },
  });
}

function sendOf(meta: { send: Send } | undefined): Send {
  if (!meta) throw new Error('Queries run only in a client made by createQueryClient');
  return meta.send;
}

function keyOf(endpoint: AnyEndpoint, input: unknown): QueryKey {
  return [endpoint.path, input];
}

/** The query that asks an endpoint. */
export function endpointQuery<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E>, Error>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ meta }) => (await sendOf(meta)(endpoint, input)).reply,
  });
}

/** The part of an answer that a page shows: the rest then does not travel in the page's source. */
export function endpointPartQuery<E extends AnyEndpoint, Part>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
  pick: (reply: ReplyOf<E>) => Part,
) {
  return queryOptions<Part, Error>({
    queryKey: [...keyOf(endpoint, input), name],
    queryFn: async ({ meta }) => pick((await sendOf(meta)(endpoint, input)).reply),
  });
}

/** The same as `endpointQuery` for one record: `null` when there is none, which is an answer and not a failure. */
export function recordQuery<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E> | null, Error>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ meta }) => {
      try {
        return (await sendOf(meta)(endpoint, input)).reply;
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
  });
}

interface Page<Item> {
  items: Item[];
  next?: Record<string, string>;
}

type ItemOf<E extends AnyEndpoint> = ReplyOf<E> extends (infer Item)[] ? Item : never;

/** A list that comes page by page; the server's `Link` header says how to ask for the next. */
export function pagedQuery<E extends AnyEndpoint>(
  endpoint: E,
  query: QueryOf<E>,
  params?: Record<string, string>,
) {
  return pagedPartQuery(endpoint, query, params, (item) => item);
}

/** The same of the part of each item that a page shows, as `endpointPartQuery`. */
export function pagedPartQuery<E extends AnyEndpoint, Item>(
  endpoint: E,
  query: QueryOf<E>,
  params: Record<string, string> | undefined,
  pick: (item: ItemOf<E>) => Item,
) {
  return infiniteQueryOptions<Page<Item>, Error, { pages: Page<Item>[] }, QueryKey, Record<string, string>>({
    queryKey: keyOf(endpoint, { query, params, pages: true }),
    initialPageParam: {},
    queryFn: async ({ meta, pageParam }) => {
      const input = { params, query: { ...(query as object), ...pageParam } } as InputOf<E>;
      const { reply, next } = await sendOf(meta)(endpoint, input);
      return { items: (reply as ItemOf<E>[]).map(pick), ...(next ? { next } : {}) };
    },
    getNextPageParam: (page) => page.next,
  });
}

interface SingleQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction | SkipToken;
}

interface PagedQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction<Page<unknown>, QueryKey, Record<string, string>> | SkipToken;
  readonly initialPageParam: Record<string, string>;
  getNextPageParam(page: Page<unknown>): Record<string, string> | null | undefined;
}

/** A query of any data, as those see it who only fetch it beforehand. */
export type AnyQuery = SingleQuery | PagedQuery;

/** Has the data in the client afterwards, or throws why not. */
export async function fetchQuery(client: QueryClient, query: AnyQuery): Promise<void> {
  if ('getNextPageParam' in query) await client.fetchInfiniteQuery(query);
  else await client.fetchQuery(query);
}

/** What could not be read without a network is read when it is back. The library hears only of a network that it saw go. */
export function refetchWhenOnline(client: QueryClient): void {
  onBackOnline(
    () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  );
}

/** What the server has fetched, in the form that travels in the page. */
export type Dehydrated = [QueryKey, unknown][];

export function dehydrate(client: QueryClient): Dehydrated {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Dehydrated => (state.data === undefined ? [] : [[queryKey, state.data]]));
}

export function hydrate(client: QueryClient, state: Dehydrated): void {
  for (const [key, data] of state) client.setQueryData(key, data);
}
