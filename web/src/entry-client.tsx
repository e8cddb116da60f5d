import './ui/heading-faces.css';
import './app/theme.css';
import './app/base.css';
import './app/no-script.css';
import './app/print.css';
import { paths } from '@lab/contract/features/pages/paths';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { replayEarlyClick, stopRecordingClicks } from './app/early-click.ts';
import { loadCode } from './app/fetch-page.ts';
import { takeForeignChangesBack } from './app/foreign-changes.ts';
import { reloadIfCodeMissing, trackMissingCode } from './app/missing-code.ts';
import { layOutOffscreenContent } from './app/offscreen-content.ts';
import { Providers } from './app/providers.tsx';
import type { RouteMatch } from './app/route.ts';
import { Router } from './app/router.tsx';
import { findRoute } from './app/routes.ts';
import { ShownContext } from './app/shown.ts';
import { send } from './lib/api.ts';
import { openHistoryGuard, replayEarlyMove } from './lib/history-guard.ts';
import { createQueryClient, type Dehydrated, fetchQuery, hydrate, refetchWhenOnline } from './lib/query.ts';
import { browserSession, hasSessionHint } from './lib/session-store.ts';
import { settingsQuery } from './lib/settings.ts';
import { speakAt } from './lib/spoken-words.ts';
import { whenIdle } from './lib/when-idle.ts';

/** Without this code a page is only slower, and the search a page, so an error is ignored. */
async function startLater(client: QueryClient): Promise<void> {
  const code = await import('./app/later.ts').catch(() => null);
  code?.startLater(client);
}

/**
 * What changes the data of the page, or tells others that they may, only starts when all of it is hydrated.
 */
function whenShown(client: QueryClient): () => void {
  let isShown = false;
  return () => {
    if (isShown) return;
    isShown = true;
    // For measurements and tests.
    performance.mark('app-ready');
    // For the preview of settings that are not saved yet. Only a page of this site gets the frame of this
    // one.
    window.frameElement?.dispatchEvent(new CustomEvent('app-ready', { detail: client }));
    // In a new task, because React is still at work.
    setTimeout(() => {
      replayEarlyMove();
      replayEarlyClick();
    });
    whenIdle(() => void startLater(client));
  };
}

/**
 * Loads the code and asks for the data of a page that the server does not draw; the page tries again and
 * shows errors.
 */
async function prepareOwnPage(client: QueryClient, found: RouteMatch | null): Promise<void> {
  // First, because the code of the page takes longer to run than this takes to be asked for.
  const data = found && hasSessionHint() && fetchOwnData(client, found);
  const login = found?.route.access === 'public' || hasSessionHint() ? null : findRoute(paths.login);
  const code = [found, login].map((next) => next && loadCode(next.route).catch(() => {}));
  await Promise.all([data, ...code]);
}

async function fetchOwnData(client: QueryClient, { route }: RouteMatch): Promise<void> {
  browserSession.prepare();
  const [{ ownQueries }, session] = await Promise.all([import('./app/own-queries.ts'), browserSession.known]);
  await Promise.all(ownQueries(route, session).map((query) => fetchQuery(client, query)));
}

/** Without this code the page cannot be shown, so it is loaded anew if a later version has other files. */
async function needed(load: () => Promise<unknown>): Promise<void> {
  await load().catch(async (error: unknown) => {
    await reloadIfCodeMissing(error);
    throw error;
  });
}

/**
 * Where others change the page while it is hydrated, React draws it anew, and visitors need no message in the
 * console.
 */
function noteRedrawing(): void {
  // For measurements and tests.
  performance.mark('page-redrawn');
}

export async function start(root: HTMLElement): Promise<Root> {
  trackMissingCode();
  const client = createQueryClient(send);
  browserSession.connect({ client, send });
  const drawn = JSON.parse(document.getElementById('data')?.textContent || '[]') as Dehydrated;
  hydrate(client, drawn);
  const { words } = client.getQueryData(settingsQuery.queryKey) ?? {};
  // Before any page's code, and before hydration, which would not match the server's HTML otherwise.
  if (words) await needed(() => speakAt(location.pathname, words));
  refetchWhenOnline(client);
  openHistoryGuard();
  addEventListener('keydown', layOutOffscreenContent, { once: true });

  // The same components as on the server, because React counts them for its ids.
  const app = (
    <StrictMode>
      <ShownContext value={whenShown(client)}>
        <Providers client={client}>
          <BrowserRouter>
            <Router />
          </BrowserRouter>
        </Providers>
      </ShownContext>
    </StrictMode>
  );
  const found = findRoute(location.href);
  if (!root.hasChildNodes()) {
    // A page that has all of this renders once and not three times.
    await Promise.race([
      prepareOwnPage(client, found).catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 300)),
    ]);
    const own = createRoot(root);
    own.render(app);
    return own;
  }
  // Hydration needs the page's code, because otherwise it would not match the server's HTML.
  if (found) await needed(() => found.route.page.load());
  // Again, because data that no page shows yet are removed after five minutes, and the code may have taken
  // longer.
  hydrate(client, drawn);
  // In a transition React hydrates in small steps, so that the page reacts to taps in between.
  stopRecordingClicks();
  takeForeignChangesBack();
  return new Promise((resolve) =>
    startTransition(() => resolve(hydrateRoot(root, app, { onRecoverableError: noteRedrawing }))),
  );
}

const root = document.getElementById('root');
// A new task lets the browser handle taps between loading this code and running it.
if (root) setTimeout(() => void start(root));
