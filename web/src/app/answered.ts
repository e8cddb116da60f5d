import type { QueryClient } from '@tanstack/react-query';
import type { RouteMatch } from './route.ts';

const answersTo = ({ route, at }: RouteMatch, client: QueryClient) =>
  (route.questions?.(at) ?? []).map(({ queryKey }) => client.getQueryData(queryKey));

/** Whether all that a page asks for is known. */
export function isAnswered(found: RouteMatch, client: QueryClient): boolean {
  return answersTo(found, client).every((answer) => answer !== undefined);
}

/** Whether there is nothing at an address: no page, or no record that the page could be about. */
export function isMissing(found: RouteMatch | null, client: QueryClient): boolean {
  return !found || answersTo(found, client).includes(null);
}

/** Of these pages the server sends no content. */
export function isDrawnByBrowser({ route: { access, browserOnly } }: RouteMatch): boolean {
  return access !== 'public' || Boolean(browserOnly);
}
