import { paths } from '@lab/contract/features/pages/paths';
import { adminRoutes } from './admin-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { matchRoute, type RouteMatch } from './route.ts';

/** All pages; the server, the browser's router and prefetching use this table. */
export const routes = [...publicRoutes, ...memberRoutes, ...adminRoutes];

/** Old addresses and addresses in the footer that redirect to a page. */
export const redirects: Record<string, string> = {
  [paths.contact]: paths.contactUs,
  [paths.oldDesk]: paths.dashboard,
};

export function findRoute(url: string): RouteMatch | null {
  return matchRoute(routes, url);
}
