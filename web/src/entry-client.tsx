import './app/theme.css';
import './app/base.css';
import './app/print.css';
import { paths } from '@lab/contract/pages/paths';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { replayEarlyClick, stopRecordingClicks } from './app/early-click.ts';
import { loadCode } from './app/fetch-page.ts';
import { reloadIfCodeMissing, trackMissingCode } from './app/missing-code.ts';
import { layOutOffscreenContent } from './app/offscreen-content.ts';
import { prefetchOnIntent } from './app/prefetch.ts';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { findRoute } from './app/routes.ts';
import { send } from './lib/api.ts';
import { openHistoryGuard } from './lib/history-guard.ts';
import { createQueryClient, type Dehydrated, hydrate, refetchWhenOnline } from './lib/query.ts';
import { browserSession, hasSessionHint } from './lib/session-store.ts';

/** When the page answers to people: measurements and tests are told, and the early are answered. */
function Ready() {
  useEffect(() => {
    performance.mark('app-ready');
    // Not within: what is not hydrated yet could not be, and the press would be lost again.
    setTimeout(replayEarlyClick);
  }, []);
  return null;
}

async function start(root: HTMLElement): Promise<void> {
  trackMissingCode();
  const client = createQueryClient(send);
  browserSession.connect({ client, send });
  const data = document.getElementById('data')?.textContent;
  if (data) hydrate(client, JSON.parse(data) as Dehydrated);
  refetchWhenOnline(client);
  prefetchOnIntent(client);
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
    // Meanwhile it is found out who is here. What fails is asked again, and told, on the page.
    const login = found?.route.access === 'public' || hasSessionHint() ? null : findRoute(paths.login);
    for (const next of [found, login]) if (next) loadCode(next.route).catch(() => {});
    return;
  }
  // The page's code first: hydration then finds exactly what the server has drawn.
  await found?.route.page.load().catch(async (error: unknown) => {
    await reloadIfCodeMissing(error);
    throw error;
  });
  // As a transition it is done in slices, between which a finger on the screen is heard.
  stopRecordingClicks();
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

const root = document.getElementById('root');
// Not in one piece with the evaluation of all this code: in between, a finger on the screen is heard.
if (root) setTimeout(() => void start(root));
