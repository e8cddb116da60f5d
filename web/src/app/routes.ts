import { paths } from '@lab/contract/pages/paths';
import { adminRoutes } from './admin-routes.ts';
import { memberRoutes } from './member-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { matchRoute, type RouteMatch } from './route.ts';

/** Every page of the site. The server, the browser's router and prefetching read this one table. */
export const routes = [...publicRoutes, ...memberRoutes, ...adminRoutes];

/** Old and footer addresses that lead elsewhere. */
export const redirects: Record<string, string> = { [paths.contact]: paths.contactUs };

export function findRoute(url: string): RouteMatch | null {
  return matchRoute(routes, url);
}
