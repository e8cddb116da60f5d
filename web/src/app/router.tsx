import type { ReactElement, ReactNode } from 'react';
import {
  matchPath,
  Navigate,
  Outlet,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
} from 'react-router-dom';
import { LazyContent, type LazyPage } from '../ui/lazy-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { Guard } from './guards.tsx';
import { useHead } from './head/use-head.ts';
import type { PageRoute, RouteLocation } from './route.ts';
import { findRoute, redirects, routes } from './routes.ts';
import { Screen } from './screen.tsx';
import { Shell } from './shell/shell.tsx';
import { Shown } from './shown.ts';
import { useOwnDocument } from './use-own-document.ts';

/** A frame whose pages are partly open to everybody leaves the check to each of them. */
const accessOf = (frame: LazyPage): PageRoute['access'] =>
  routes.some((route) => route.frame === frame && route.access === 'public') ? 'public' : 'member';

function Framed({ frame }: { frame: LazyPage | undefined }) {
  const { pathname } = useLocation();
  if (!frame) return <Outlet />;
  return (
    <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
      <Guard route={{ access: accessOf(frame) }}>
        <LazyContent page={frame} />
      </Guard>
    </ErrorBoundary>
  );
}

function Missing() {
  useHead(null);
  return (
    <>
      <ErrorPage missing />
      <Shown />
    </>
  );
}

/**
 * Sets what `Outlet` shows and `useParams` returns below it. `Routes` would also bring every visitor the code
 * that looks for a route.
 */
function Within({ params = {}, outlet, children }: Level) {
  const { pathname } = useLocation();
  const match = { params, pathname, pathnameBase: pathname, route: {} };
  return <RouteContext value={{ outlet, matches: [match], isDataRoute: false }}>{children}</RouteContext>;
}

interface Level {
  params?: RouteLocation['params'];
  outlet: ReactElement | null;
  children: ReactNode;
}

/** The page at the present address. */
function Found() {
  const { pathname } = useLocation();
  const to = Object.keys(redirects).find((from) => matchPath(from, pathname));
  if (to) return <Navigate to={redirects[to] ?? ''} replace />;
  const found = findRoute(pathname);
  if (!found) return <Missing />;
  const { route, at } = found;
  const screen = (
    <Within params={at.params} outlet={null}>
      <Screen route={route} />
    </Within>
  );
  return (
    <Within params={at.params} outlet={screen}>
      <Framed frame={route.frame} />
    </Within>
  );
}

/** On its own, so that the page is not drawn again when it is known after hydration who is signed in. */
function OwnDocument() {
  useOwnDocument();
  return null;
}

export function Router() {
  return (
    <>
      <Within outlet={<Found />}>
        <Shell />
      </Within>
      <OwnDocument />
    </>
  );
}
