import type { QueryClient } from '@tanstack/react-query';
import { type AnyQuery, fetchQuery } from '../lib/query.ts';
import type { PageRoute, RouteMatch } from './route.ts';

/** Loads the frame and the page in parallel, so that only one loading state is shown. */
export function loadCode({ page, frame }: PageRoute): Promise<unknown> {
  return Promise.all([page.load(), frame?.load()]);
}

/** Fetches the code and the data of a page, so that it renders without a loading state. */
export async function fetchPage(client: QueryClient, { route, at }: RouteMatch): Promise<void> {
  await Promise.all([loadCode(route), fetchData(client, { route, at })]);
  const dependentQueries = route.dependentQueries?.(at, client) ?? [];
  await Promise.allSettled(dependentQueries.map((query) => fetchQuery(client, query)));
}

/** At once where nothing comes before, so that a press loses no time. */
async function fetchData(
  client: QueryClient,
  { route: { before = [], queries }, at }: RouteMatch,
): Promise<void> {
  const fetchAll = (all: AnyQuery[] = []) => all.map((query) => fetchQuery(client, query));
  if (before.length > 0) await Promise.allSettled(fetchAll(before));
  await Promise.all(fetchAll(queries?.(at, client)));
}
