import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { fullTitle } from './app/head/apply-head.ts';
import type { PageHead } from './app/head/page-head.ts';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { findRoute, redirects } from './app/routes.ts';
import type { Send } from './lib/api.ts';
import { labInfoQuery } from './lib/lab-info.ts';
import { createQueryClient, type Known, known, obtain } from './lib/query.ts';

export { schemeFromCookie } from './app/color-scheme.ts';

export interface Rendered {
  status: 200 | 404;
  title: string;
  head: PageHead;
  body: string;
  data: Known;
}

export type Answer = Rendered | { status: 200; shell: true } | { status: 301; location: string };

/** Draws the page at `url` with its data in it. `send` reaches the public handlers without HTTP. */
export async function render(url: string, { send }: { send: Send }): Promise<Answer> {
  const location = redirects[new URL(url, 'http://localhost').pathname];
  if (location) return { status: 301, location };
  const found = findRoute(url);
  if (found && found.route.access !== 'public') return { status: 200, shell: true };

  const client = createQueryClient(send);
  // One try: a page that cannot be drawn now is drawn by the browser.
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retry: false, gcTime: Infinity },
  });
  const questions = [labInfoQuery, ...(found?.route.questions?.(found.at) ?? [])];
  await Promise.all([found?.route.page.load(), ...questions.map((question) => obtain(client, question))]);

  const missing = !found || questions.some(({ queryKey }) => client.getQueryData(queryKey) === null);
  const body = renderToString(
    <Providers client={client}>
      <StaticRouter location={url}>
        <Router />
      </StaticRouter>
    </Providers>,
  );
  const head = found?.route.head?.(found.at, client) ?? {};
  return { status: missing ? 404 : 200, title: fullTitle(head, client), head, body, data: known(client) };
}
