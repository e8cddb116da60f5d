import type { QueryClient } from '@tanstack/react-query';
import type { RouteMatch } from './route.ts';

const dataOf = ({ route, at }: RouteMatch, client: QueryClient) =>
  (route.queries?.(at, client) ?? []).map(({ queryKey }) => client.getQueryData(queryKey));

/** True if the data of all queries of the page is loaded. */
export function hasRouteData(found: RouteMatch, client: QueryClient): boolean {
  return dataOf(found, client).every((data) => data !== undefined);
}

/** True if there is no such page, or no record with this id. */
export function isNotFound(found: RouteMatch | null, client: QueryClient): boolean {
  return !found || dataOf(found, client).includes(null);
}

/** True if the server does not render the content of the page. */
export function isClientOnly({ route: { access, browserOnly } }: RouteMatch): boolean {
  return access !== 'public' || Boolean(browserOnly);
}
