/**
 * The full head of a page: the server sends it with the first page, and the browser updates it after
 * navigation.
 */
import { siteTexts } from '@lab/contract/texts/texts';
import type { QueryClient } from '@tanstack/react-query';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { settingsQuery } from '../../lib/settings.ts';
import type { PageRoute, RouteMatch } from '../route.ts';
import { isClientOnly, isNotFound } from '../route-data.ts';
import { describe } from './describe.ts';
import { meta, type Tag } from './html.ts';
import type { Thing } from './json-ld.ts';
import { fullTitle } from './page-head.ts';
import { siteInfo } from './site-info.ts';
import { feedLinks, pageTags } from './tags.ts';

export interface FullHead {
  title: string;
  tags: Tag[];
  /** The entries of the JSON-LD graph. */
  things: Thing[];
}

export function fullHead(found: RouteMatch | null, url: URL, client: QueryClient): FullHead {
  const site = siteInfo(
    url.origin,
    client.getQueryData(labInfoQuery.queryKey),
    client.getQueryData(settingsQuery.queryKey),
  );
  const head = found ? (found.route.head?.(found.at, client) ?? {}) : { title: siteTexts.errorPage.notFound };
  const title = fullTitle(head, site.name);
  // Missing and private pages must not be indexed, so they get no canonical URL and no preview image.
  if (!found || isNotFound(found, client) || isClientOnly(found)) {
    return { title, tags: meta('robots', 'noindex'), things: [] };
  }
  const { cursor, tags = [], things = [], ...about } = describe(found, client, site);
  const further = cursor ? `?${new URLSearchParams({ cursor })}` : '';
  const canonical = site.absolute(canonicalPath(found.route, url.pathname) + further);
  const page = pageTags({ ...about, title: head.title || title, canonical }, site);
  return { title, tags: [...page, ...tags, ...feedLinks(site, url.pathname)], things };
}

/**
 * Spells the path like the route and without a slash at the end, because routes match in any case; ids stay
 * unchanged.
 */
export function canonicalPath(route: PageRoute, pathname: string): string {
  const parts = pathname.replace(/\/+$/, '').split('/');
  const routeParts = route.path.replace(/\/$/, '').split('/');
  return routeParts.map((part, index) => (part.startsWith(':') ? parts[index] : part)).join('/') || '/';
}

/** schema.org puts all entries into one graph, in which they refer to each other. */
export function graphOf(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things };
}
