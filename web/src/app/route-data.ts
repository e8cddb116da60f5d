import type { QueryClient } from '@tanstack/react-query';
import type { RouteMatch } from './route.ts';

const dataOf = ({ route, at }: RouteMatch, client: QueryClient) =>
  (route.queries?.(at) ?? []).map(({ queryKey }) => client.getQueryData(queryKey));

/** Whether all that a page asks for is known. */
export function hasRouteData(found: RouteMatch, client: QueryClient): boolean {
  return dataOf(found, client).every((data) => data !== undefined);
}

/** Whether there is nothing at an address: no page, or no record that the page could be about. */
export function isNotFound(found: RouteMatch | null, client: QueryClient): boolean {
  return !found || dataOf(found, client).includes(null);
}

/** Of these pages the server sends no content. */
export function isClientOnly({ route: { access, browserOnly } }: RouteMatch): boolean {
  return access !== 'public' || Boolean(browserOnly);
}
