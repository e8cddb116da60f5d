import type { Right } from '@lab/contract/api/rights';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { AnyQuery } from '../lib/query.ts';
import type { LazyPage } from '../ui/lazy-page.tsx';
import type { PageHead } from './head/page-head.ts';

export interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

export interface Opening {
  title: string;
  lead?: string;
}

/** A page, for the server, hydration, navigation and prefetching. */
export interface PageRoute {
  path: string;
  /** For a pattern that other addresses meet too; they are none of this page. */
  accepts?: (params: RouteLocation['params']) => boolean;
  access: 'public' | 'member';
  /** The right that a member needs. */
  needs?: Right | undefined;
  /**
   * Open to everybody, but not rendered on the server, because visitors and search engines do not need its
   * content.
   */
  browserOnly?: boolean;
  page: LazyPage;
  /** The name of its script in desk-pages.ts, which the document lets the browser load at once. */
  script?: string;
  /** The layout around several pages, which stays mounted between them. */
  frame?: LazyPage;
  /** The heading of the page, which does not depend on its data; shown while its code is being loaded. */
  opening?: (client: QueryClient) => Opening;
  /** The data that the page needs; `null` means that the record does not exist (status 404). */
  queries?: (at: RouteLocation, client: QueryClient) => AnyQuery[];
  /** Queries whose data say which `queries` there are. */
  before?: AnyQuery[];
  /**
   * Queries that need the data of `queries`, such as the author of a news item; the page also works without
   * them.
   */
  dependentQueries?: (at: RouteLocation, client: QueryClient) => AnyQuery[];
  /** The current address, if the record was requested by an old name or id. */
  redirectTo?: (at: RouteLocation, client: QueryClient) => string | undefined;
  head?: (at: RouteLocation, client: QueryClient) => PageHead;
}

export interface RouteMatch {
  route: PageRoute;
  at: RouteLocation;
}

export function matchRoute(table: readonly PageRoute[], url: string): RouteMatch | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = decodePath(pathname);
  const beginning = firstSegment(path);
  for (const route of table) {
    const begins = firstSegment(route.path);
    // Looking for the pages of all links in view would block a phone, because each pattern becomes a regular
    // expression.
    if (begins !== beginning && !begins?.startsWith(':')) continue;
    const match = matchPath(route.path, path);
    if (match && route.accepts?.(match.params) !== false)
      return { route, at: { params: match.params, search: searchParams } };
  }
  return null;
}

const firstSegment = (path: string) => path.split('/', 2)[1]?.toLowerCase();

/** Decodes like React Router: a slash inside a segment stays escaped, and an invalid path stays unchanged. */
function decodePath(pathname: string): string {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
    return segments.join('/');
  } catch {
    return pathname;
  }
}
