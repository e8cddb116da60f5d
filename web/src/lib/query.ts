import type { AnyEndpoint, QueryOf, ReplyOf } from '@lab/contract';
import { minute } from '@lab/contract/lib/durations';
import {
  infiniteQueryOptions,
  onlineManager,
  QueryClient,
  type QueryFunction,
  type QueryKey,
  queryOptions,
  type SkipToken,
} from '@tanstack/react-query';
import { isOnline, onBackOnline, onOnlineChange } from './online.ts';
import type { InputOf, Send } from './send.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { send: Send };
  }
}

/**
 * Calls over HTTP fail with ApiError, and direct calls in the server's renderer with the server's own class.
 */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}

/** Three retries with exponential backoff, and none after a 4xx answer: docs/specification.md#numbers. */
export function shouldRetry(failures: number, error: Error): boolean {
  const status = statusOf(error);
  if (typeof status === 'number' && status >= 400 && status < 500) return false;
  return failures < 3;
}

export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** `send` is passed in so that the same queries run in the browser and in the server's renderer. */
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
      // TanStack Query pauses mutations while offline by default; here they fail at once, so that the person
      // is told.
      mutations: { networkMode: 'always' },
    },
  });
}

function sendOf(meta: { send: Send } | undefined): Send {
  if (!meta) throw new Error('Queries run only in a client made by createQueryClient');
  return meta.send;
}

/** Noted as queries are made, because a list of all endpoints would be in every visitor's script. */
const publicPaths = new Set<unknown>();

/** True if replies from this path are not the same for everybody, or nobody has asked for them. */
export const isPrivate = (path: unknown): boolean => !publicPaths.has(path);

function keyOf(endpoint: AnyEndpoint, input: unknown): QueryKey {
  if (endpoint.access === 'public') publicPaths.add(endpoint.path);
  return [endpoint.path, input];
}

export function endpointQuery<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E>, Error>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ meta }) => (await sendOf(meta)(endpoint, input)).reply,
  });
}

/** Keeps only the part of a reply that the page shows, so that the rest is not sent with the page. */
export function endpointPartQuery<E extends AnyEndpoint, Part>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
  pick: (reply: ReplyOf<E>, client: QueryClient) => Part | Promise<Part>,
) {
  return queryOptions<Part, Error>({
    queryKey: [...keyOf(endpoint, input), name],
    queryFn: async ({ meta, client }) => pick((await sendOf(meta)(endpoint, input)).reply, client),
  });
}

/** Like `endpointQuery` for one record: a 404 is stored as `null` and is not an error. */
export const recordQuery = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) =>
  recordPartQuery(endpoint, input, (reply) => reply);

/** Like `recordQuery`, but keeps only the part of the record that the page shows. */
export function recordPartQuery<E extends AnyEndpoint, Part>(
  endpoint: E,
  input: InputOf<E>,
  pick: (reply: ReplyOf<E>) => Part,
) {
  return queryOptions<Part | null, Error>({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ meta }) => {
      try {
        return pick((await sendOf(meta)(endpoint, input)).reply);
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
  });
}

export interface Page<Item> {
  items: Item[];
  next?: Record<string, string>;
  instead?: string;
}

export type ItemOf<E extends AnyEndpoint> = ReplyOf<E> extends (infer Item)[] ? Item : never;

/** Where the list on a page begins: at its first record, or where a link to a later page says. */
export function cursorIn(search: URLSearchParams): { cursor?: string } {
  const cursor = search.get('cursor');
  return cursor ? { cursor } : {};
}

/** A list with pages: the server's `Link` header contains the query of the next page. */
export function pagedQuery<E extends AnyEndpoint>(
  endpoint: E,
  query: QueryOf<E>,
  params?: Record<string, string>,
) {
  return pagedPartQuery(endpoint, query, params, (item) => item);
}

/** Like `pagedQuery`, but keeps only the part of each item that the page shows. */
export function pagedPartQuery<E extends AnyEndpoint, Item>(
  endpoint: E,
  query: QueryOf<E>,
  params: Record<string, string> | undefined,
  pick: (item: ItemOf<E>, at: number) => Item,
) {
  return infiniteQueryOptions<Page<Item>, Error, { pages: Page<Item>[] }, QueryKey, Record<string, string>>({
    queryKey: keyOf(endpoint, { query, params, pages: true }),
    initialPageParam: {},
    queryFn: async ({ meta, pageParam }) => {
      const input = { params, query: { ...(query as object), ...pageParam } } as InputOf<E>;
      const { reply, next, instead } = await sendOf(meta)(endpoint, input);
      return {
        items: (reply as ItemOf<E>[]).map(pick),
        ...(next && { next }),
        ...(instead && { instead }),
      };
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

/** A query with any type of data, as prefetching needs it. */
export type AnyQuery = SingleQuery | PagedQuery;

/**
 * After a change on the server. A request that was sent before the change may still bring the old data, and
 * the library would wait for it instead of sending a new one.
 */
export async function refetchChanged(
  client: QueryClient,
  filters: { queryKey?: QueryKey } = {},
): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}

/** Throws if the query fails. */
export async function fetchQuery(client: QueryClient, query: AnyQuery): Promise<void> {
  if ('getNextPageParam' in query) await client.fetchInfiniteQuery(query);
  else await client.fetchQuery(query);
}

/**
 * TanStack Query retries only if it saw the connection go, so queries that failed before are fetched again
 * here.
 */
export function refetchWhenOnline(client: QueryClient): void {
  onlineManager.setEventListener((setOnline) => {
    const follow = () => setOnline(isOnline());
    follow();
    return onOnlineChange(follow);
  });
  onBackOnline(
    () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  );
}

/** The data that the server fetched, in the form in which the page carries it. */
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
