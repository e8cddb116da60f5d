/** Renders pages on the server; the `site` function puts the result into the HTML document. */
import type { AnyEndpoint, FieldErrors, ReplyOf } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import { pageTexts } from '@lab/contract/features/pages/texts';
import type { ShownSettings } from '@lab/contract/features/settings/schemas';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts/texts';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { fetchPage } from './app/fetch-page.ts';
import { canonicalPath, type FullHead, fullHead, graphOf } from './app/head/full-head.ts';
import { dataBlock, writeTag } from './app/head/html.ts';
import { Providers } from './app/providers.tsx';
import type { RouteMatch } from './app/route.ts';
import { isClientOnly, isNotFound } from './app/route-data.ts';
import { Router } from './app/router.tsx';
import { findRoute, redirects } from './app/routes.ts';
import { writeWithoutScript } from './app/shell/without-script.tsx';
import { pagesInMenusQuery } from './features/free-pages/queries.ts';
import { ApiError } from './lib/api.ts';
import { escapeHtml } from './lib/escape-html.ts';
import { labInfoQuery } from './lib/lab-info.ts';
import { createQueryClient, dehydrate, fetchQuery } from './lib/query.ts';
import type { InputOf, Send } from './lib/send.ts';
import { settingsQuery } from './lib/settings.ts';

export { schemeFromCookie } from './app/color-scheme.ts';

/**
 * Calls a handler of a public endpoint without HTTP; its errors have `status`, `message` and perhaps
 * `fields`.
 */
export type Invoke = (
  endpoint: { method: string; path: string },
  input: { params?: Record<string, string>; query?: Record<string, unknown> },
) => Promise<{ reply: unknown; next?: string; instead?: string }>;

export type Answer =
  | {
      status: 200 | 404;
      language: string;
      head: string;
      body: string;
      data: string;
      own?: Pick<ShownSettings, 'visits'> & { style: string; icon: string };
      changesAt?: string;
      /** True if the lab's words are not the English ones as they come. */
      hasWords?: boolean;
      /** The name of the page's script, for pages of the workspace. */
      workspace?: string;
      /** What a page without content says where no script runs. */
      withoutScript?: string;
    }
  | { status: 301; location: string };

type RenderedPage = Extract<Answer, { body: string }>;

/** A page without content, which the browser renders, for the case that rendering on the server fails. */
export const shell = (): RenderedPage => ({
  status: 200,
  language: siteTexts.language,
  head: `<title>${escapeHtml(siteTexts.product)}</title>`,
  body: '',
  data: '',
  withoutScript: `<p>${escapeHtml(pageTexts.withoutScript)} <a href="${paths.home}">${escapeHtml(siteTexts.errorPage.goHome)}</a></p>`,
});

/** `requestedPath` is the path of the request, if it is spelled differently from the URL. */
export async function render(
  url: URL,
  invoke: Invoke,
  requestedPath: string = url.pathname,
): Promise<Answer> {
  const found = findRoute(url.href);
  const path = found ? canonicalPath(found.route, url.pathname) : url.pathname;
  const canonical = redirects[path.toLowerCase().replace(/(?<=.)\/+$/, '')] ?? path;
  if (canonical !== requestedPath) return { status: 301, location: canonical + url.search };

  const client = createQueryClient(sendBy(invoke));
  // No retries, because the browser can still render the page.
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retry: false, gcTime: Infinity },
  });
  if (found && isClientOnly(found)) return renderForBrowser(url, found, client);
  try {
    await Promise.all([
      fetchQuery(client, labInfoQuery),
      fetchQuery(client, settingsQuery),
      fetchQuery(client, pagesInMenusQuery),
      found && fetchPage(client, found),
    ]);
  } catch (error) {
    if (url.search && isRefusal(error)) return { status: 301, location: path + withoutRefused(url, error) };
    throw error;
  }
  const newLocation = found?.route.redirectTo?.(found.at, client);
  if (newLocation) return { status: 301, location: newLocation };
  const words = await loadWords(client.getQueryData(settingsQuery.queryKey)?.words);
  return withWords(words, () => renderFound(url, found, client));
}

/**
 * The browser renders the page, but the server knows the lab's look and words, so that nothing is shown in
 * others first.
 */
async function renderForBrowser(url: URL, found: RouteMatch, client: QueryClient): Promise<RenderedPage> {
  // Without its settings the page is in the look of the last one, and in English.
  await fetchQuery(client, settingsQuery).catch(() => {});
  const settings = client.getQueryData(settingsQuery.queryKey);
  const words = await loadWords(settings?.words);
  const data = settings?.words ? dataBlock('type="application/json" id="data"', dehydrate(client)) : '';
  // For the bar and the footer around the sentence; these are in the document that the settings are in.
  const isWhole = await Promise.all(
    [labInfoQuery, pagesInMenusQuery].map((query) => fetchQuery(client, query)),
  ).then(
    () => settings !== undefined,
    () => false,
  );
  return withWords(words, () => ({
    ...shell(),
    ...(isWhole && { withoutScript: writeWithoutScript(client) }),
    ...(settings && ownLook(client)),
    head: writeHead(fullHead(found, url, client)),
    data,
    ...(url.pathname.startsWith(paths.dashboard) && { workspace: found.route.script ?? '' }),
  }));
}

/** True if the request was invalid, which is not an error of the server. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Removes the refused parameters, and the cursor, because it belongs to the refused query. */
function withoutRefused({ searchParams }: URL, { fields }: ApiError): string {
  const rest = new URLSearchParams(searchParams);
  for (const name of ['cursor', ...Object.keys(fields)]) rest.delete(name);
  return rest.size > 0 && rest.size < searchParams.size ? `?${rest}` : '';
}

function renderFound(url: URL, found: RouteMatch | null, client: QueryClient): RenderedPage {
  const html = renderToString(
    <Providers client={client}>
      <StaticRouter location={url.pathname + url.search}>
        <Router />
      </StaticRouter>
    </Providers>,
  );
  // React writes preload links for important pictures first; they are moved to the head.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  const head = fullHead(found, url, client);
  // JSON-LD comes after the content, so that parsing it does not delay the page.
  const graph = head.things.length > 0 ? dataBlock('type="application/ld+json"', graphOf(head.things)) : '';
  return {
    status: isNotFound(found, client) ? 404 : 200,
    language: siteTexts.language,
    ...ownLook(client),
    head: preloads + writeHead(head),
    body: html.slice(preloads.length),
    data: graph + dataBlock('type="application/json" id="data"', dehydrate(client)),
  };
}

function ownLook(client: QueryClient) {
  const settings: ShownSettings = client.getQueryData(settingsQuery.queryKey) ?? {};
  const { style = '', icon = '', visits, changesAt, words } = settings;
  return { own: { style, icon, visits }, ...(changesAt && { changesAt }), ...(words && { hasWords: true }) };
}

function writeHead({ title, tags }: FullHead): string {
  return `<title>${escapeHtml(title)}</title>${tags.map(writeTag).join('')}`;
}

function sendBy(invoke: Invoke): Send {
  return async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => {
    const { params, query } = input as { params?: Record<string, string>; query?: Record<string, unknown> };
    const { reply, next, instead } = await invoke(endpoint, { params, query }).catch((error: unknown) => {
      throw error instanceof Error && 'status' in error && typeof error.status === 'number'
        ? new ApiError(error.status, 'internal', error.message, fieldsOf(error))
        : error;
    });
    return {
      reply: reply as ReplyOf<E>,
      status: 200,
      ...(next && { next: nextQuery(query, next) }),
      ...(instead && { instead }),
    };
  };
}

function fieldsOf(error: Error): FieldErrors {
  return 'fields' in error ? ((error.fields ?? {}) as FieldErrors) : {};
}

/** The query of the next page, which the `Link` header contains over HTTP. */
function nextQuery(query: Record<string, unknown> = {}, cursor: string): Record<string, string> {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(set.map(([name, value]) => [name, String(value)])), cursor };
}
