import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { AnyQuery } from '../lib/query.ts';
import type { LazyPage } from '../ui/lazy-page.tsx';
import type { PageHead } from './head/page-head.ts';

export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** One page: everything that the server, hydration, navigation and prefetching need to know about it. */
export interface PageRoute {
  path: string;
  access: 'public' | 'member' | 'admin';
  /** Open to everybody, but nothing on it is worth drawing on the server. */
  browserOnly?: boolean;
  page: LazyPage;
  /** Frame around several pages; it stays while going from one of them to the next. */
  frame?: LazyPage;
  /** What the page asks for. An answer of `null` means that the record does not exist (status 404). */
  queries?: (at: Place) => AnyQuery[];
  /** What can only be asked once the answers are there, such as who wrote the news. The page also stands without it. */
  dependentQueries?: (at: Place, client: QueryClient) => AnyQuery[];
  /** Where it stands now, as the answers tell: the record was asked for by a name or an id that it has no longer. */
  movedTo?: (at: Place, client: QueryClient) => string | undefined;
  head?: (at: Place, client: QueryClient) => PageHead;
}

export interface RouteMatch {
  route: PageRoute;
  at: Place;
}

export function matchRoute(table: readonly PageRoute[], url: string): RouteMatch | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const route of table) {
    const match = matchPath(route.path, decoded(pathname));
    if (match) return { route, at: { params: match.params, search: searchParams } };
  }
  return null;
}

/** As the router reads addresses: a slash inside a segment stays escaped, and what cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
    return segments.join('/');
  } catch {
    return pathname;
  }
}
