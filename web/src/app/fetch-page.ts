import type { QueryClient } from '@tanstack/react-query';
import { fetchQuery } from '../lib/query.ts';
import type { PageRoute, RouteMatch } from './route.ts';

/** Loads the frame and the page in parallel, so that only one loading state is shown. */
export function loadCode({ page, frame }: PageRoute): Promise<unknown> {
  return Promise.all([page.load(), frame?.load()]);
}

/** Fetches the code and the data of a page, so that it renders without a loading state. */
export async function fetchPage(client: QueryClient, { route, at }: RouteMatch): Promise<void> {
  const queries = route.queries?.(at) ?? [];
  await Promise.all([loadCode(route), ...queries.map((query) => fetchQuery(client, query))]);
  const dependentQueries = route.dependentQueries?.(at, client) ?? [];
  await Promise.allSettled(dependentQueries.map((query) => fetchQuery(client, query)));
}
