import type { QueryClient } from '@tanstack/react-query';
import { fetchQuery } from '../lib/query.ts';
import type { PageRoute, RouteMatch } from './route.ts';

/** Frame and page together: fetched one after the other, each would show that it is loading for a while. */
export function loadCode({ page, frame }: PageRoute): Promise<unknown> {
  return Promise.all([page.load(), frame?.load()]);
}

/** Has code and data of a page at hand afterwards, so that it draws at once. */
export async function fetchPage(client: QueryClient, { route, at }: RouteMatch): Promise<void> {
  const queries = route.queries?.(at) ?? [];
  await Promise.all([loadCode(route), ...queries.map((query) => fetchQuery(client, query))]);
  const dependentQueries = route.dependentQueries?.(at, client) ?? [];
  await Promise.allSettled(dependentQueries.map((query) => fetchQuery(client, query)));
}
