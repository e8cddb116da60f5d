import './app/theme.css';
import './app/base.css';
import './app/print.css';
import { paths } from '@lab/contract/pages/paths';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { replayEarlyClick, stopRecordingClicks } from './app/early-click.ts';
import { loadCode } from './app/fetch-page.ts';
import { reloadIfCodeMissing, trackMissingCode } from './app/missing-code.ts';
import { layOutOffscreenContent } from './app/offscreen-content.ts';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { findRoute } from './app/routes.ts';
import { send } from './lib/api.ts';
import { openHistoryGuard } from './lib/history-guard.ts';
import { createQueryClient, type Dehydrated, hydrate, refetchWhenOnline } from './lib/query.ts';
import { browserSession, hasSessionHint } from './lib/session-store.ts';
import { whenIdle } from './lib/when-idle.ts';

/** Marks the end of hydration for measurements and tests, and replays an early click. */
function Ready() {
  useEffect(() => {
    performance.mark('app-ready');
    // In a new task, because a click during this effect would be lost in parts that are not hydrated yet.
    setTimeout(replayEarlyClick);
  }, []);
  return null;
}

/** Without this code a page is only slower, so an error is ignored. */
async function startPrefetching(client: QueryClient): Promise<void> {
  const code = await import('./app/prefetch.ts').catch(() => null);
  code?.prefetchOnIntent(client);
  code?.prefetchInView();
}

async function start(root: HTMLElement): Promise<void> {
  trackMissingCode();
  const client = createQueryClient(send);
  browserSession.connect({ client, send });
  const data = document.getElementById('data')?.textContent;
  if (data) hydrate(client, JSON.parse(data) as Dehydrated);
  refetchWhenOnline(client);
  whenIdle(() => void startPrefetching(client));
  openHistoryGuard();
  addEventListener('keydown', layOutOffscreenContent, { once: true });

  const app = (
    <StrictMode>
      <Providers client={client}>
        <BrowserRouter>
          <Router />
          <Ready />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const found = findRoute(location.href);
  if (!root.hasChildNodes()) {
    createRoot(root).render(app);
    // Loads the page's code while the session is being checked; the page itself tries again and shows errors.
    const login = found?.route.access === 'public' || hasSessionHint() ? null : findRoute(paths.login);
    for (const next of [found, login]) if (next) loadCode(next.route).catch(() => {});
    return;
  }
  // Hydration needs the page's code, because otherwise it would not match the server's HTML.
  await found?.route.page.load().catch(async (error: unknown) => {
    await reloadIfCodeMissing(error);
    throw error;
  });
  // In a transition React hydrates in small steps, so that the page reacts to taps in between.
  stopRecordingClicks();
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

const root = document.getElementById('root');
// A new task lets the browser handle taps between loading this code and running it.
if (root) setTimeout(() => void start(root));
