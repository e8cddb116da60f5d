import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { LazyContent, type LazyPage } from '../ui/lazy-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { Guard } from './guards.tsx';
import { useHead } from './head/use-head.ts';
import type { PageRoute } from './route.ts';
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

/** React Router gets only the route of this address, because on a phone it takes 20 ms to look through all of them at each move. */
export function Router() {
  useOwnDocument();
  const route = findRoute(useLocation().pathname)?.route;
  return (
    <Routes>
      <Route element={<Shell />}>
        {route && (
          <Route element={<Framed frame={route.frame} />}>
            <Route path={route.path} element={<Screen route={route} />} />
          </Route>
        )}
        {Object.entries(redirects).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path="*" element={<Missing />} />
      </Route>
    </Routes>
  );
}
