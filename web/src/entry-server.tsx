/** Draws pages on the server. The `site` function puts what comes from here between its own tags. */
import type { AnyEndpoint } from '@lab/contract';
import { siteTexts } from '@lab/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { fullTitle } from './app/head/apply-head.ts';
import { canonicalPath } from './app/head/canonical.ts';
import { describe } from './app/head/describe.ts';
import { dataBlock, escapeHtml, writeTag } from './app/head/html.ts';
import { siteInfo } from './app/head/site-info.ts';
import { feedLinks, pageTags } from './app/head/tags.ts';
import { obtainPage } from './app/obtain-page.ts';
import { Providers } from './app/providers.tsx';
import type { RouteMatch } from './app/route.ts';
import { Router } from './app/router.tsx';
import { findRoute, redirects } from './app/routes.ts';
import { ApiError, type Send } from './lib/api.ts';
import { labInfoQuery } from './lib/lab-info.ts';
import { createQueryClient, known, obtain } from './lib/query.ts';

export { schemeFromCookie } from './app/color-scheme.ts';

/** Reaches a public handler without HTTP. What it throws carries `status`, `code` and `message`. */
export type Invoke = (
  endpoint: { method: string; path: string },
  input: { params?: Record<string, string>; query?: Record<string, unknown> },
) => Promise<{ reply: unknown; next?: string }>;

export type Answer =
  | { status: 200 | 404; language: string; head: string; body: string; data: string }
  | { status: 301; location: string };

/** A page without content: the browser draws it. */
export const shell: Extract<Answer, { body: string }> = {
  status: 200,
  language: siteTexts.language,
  head: `<title>${escapeHtml(siteTexts.product)}</title>`,
  body: '',
  data: '',
};

export async function render(url: URL, invoke: Invoke): Promise<Answer> {
  const found = findRoute(url.href);
  const path = found ? canonicalPath(found.route, url.pathname) : url.pathname;
  const moved = redirects[path.toLowerCase().replace(/(?<=.)\/+$/, '')] ?? path;
  if (moved !== url.pathname) return { status: 301, location: moved + url.search };
  if (found && (found.route.access !== 'public' || found.route.browserOnly)) return shell;

  const client = createQueryClient(sendBy(invoke));
  // One try: a page that cannot be drawn now is drawn by the browser.
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retry: false, gcTime: Infinity },
  });
  await Promise.all([obtain(client, labInfoQuery), found && obtainPage(client, found)]);
  return draw(url, found, client);
}

function draw(url: URL, found: RouteMatch | null, client: QueryClient): Answer {
  const questions = found?.route.questions?.(found.at) ?? [];
  const missing = !found || questions.some(({ queryKey }) => client.getQueryData(queryKey) === null);
  const drawn = renderToString(
    <Providers client={client}>
      <StaticRouter location={url.pathname + url.search}>
        <Router />
      </StaticRouter>
    </Providers>,
  );
  // React puts the preloads of important pictures first; their place is the head.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(drawn) ?? [];
  const { head, graph } = missing ? missingHead(found, client) : headOf(found, url, client);
  return {
    status: missing ? 404 : 200,
    language: siteTexts.language,
    head: preloads + head,
    body: drawn.slice(preloads.length),
    data: graph + dataBlock('type="application/json" id="data"', known(client)),
  };
}

interface Head {
  head: string;
  /** What machines read about the page. It follows the content, so that nothing waits for it to be parsed. */
  graph: string;
}

function headOf(found: RouteMatch, url: URL, client: QueryClient): Head {
  const site = siteInfo(url.origin, client.getQueryData(labInfoQuery.queryKey));
  const head = found.route.head?.(found.at, client) ?? {};
  const title = fullTitle(head, site.name);
  const { type = 'website', tags = [], things } = describe(found, client, site);
  const page = pageTags({ title, head, type, canonical: site.absolute(url.pathname) }, site);
  const written = [...page, ...tags, ...feedLinks(site)].map(writeTag).join('');
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return {
    head: `<title>${escapeHtml(title)}</title>${written}`,
    graph: things.length > 0 ? dataBlock('type="application/ld+json"', graph) : '',
  };
}

/** What is not there has no address, no picture and no place in an index. */
function missingHead(found: RouteMatch | null, client: QueryClient): Head {
  const head = found?.route.head?.(found.at, client) ?? { title: siteTexts.errorPage.notFound };
  const product = client.getQueryData(labInfoQuery.queryKey)?.name || siteTexts.product;
  const title = escapeHtml(fullTitle(head, product));
  return { head: `<title>${title}</title><meta name="robots" content="noindex">`, graph: '' };
}

function sendBy(invoke: Invoke): Send {
  return async (endpoint, input) => {
    const { params, query } = input as { params?: Record<string, string>; query?: Record<string, unknown> };
    const { reply, next } = await invoke(endpoint as AnyEndpoint, { params, query }).catch(
      (error: unknown) => {
        throw error instanceof Error && 'status' in error && typeof error.status === 'number'
          ? new ApiError(error.status, 'internal', error.message)
          : error;
      },
    );
    return { reply: reply as never, status: 200, ...(next ? { next: nextQuery(query, next) } : {}) };
  };
}

/** What the `Link` header says over HTTP: the same question with the cursor of the next page. */
function nextQuery(query: Record<string, unknown> = {}, cursor: string): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])), cursor };
}
