import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { LazyContent, type LazyPage } from '../ui/lazy-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { Guard } from './guards.tsx';
import { useHead } from './head/use-head.ts';
import type { PageRoute } from './route.ts';
import { redirects, routes } from './routes.ts';
import { Screen } from './screen.tsx';
import { Shell } from './shell/shell.tsx';

function byFrame(table: readonly PageRoute[]): [LazyPage | undefined, PageRoute[]][] {
  const frames = new Map<LazyPage | undefined, PageRoute[]>();
  for (const route of table) frames.set(route.frame, [...(frames.get(route.frame) ?? []), route]);
  return [...frames];
}

const frames = byFrame(routes);

function Framed({ frame, pages }: { frame: LazyPage | undefined; pages: PageRoute[] }) {
  const { pathname } = useLocation();
  if (!frame) return <Outlet />;
  return (
    <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
      <Guard access={pages.some(({ access }) => access === 'public') ? 'public' : 'member'}>
        <LazyContent page={frame} />
      </Guard>
    </ErrorBoundary>
  );
}

function Missing() {
  useHead(null);
  return <ErrorPage missing />;
}

/** React Router has no patterns for the form of a segment. */
function Page({ route }: { route: PageRoute }) {
  const params = useParams();
  return route.accepts?.(params) === false ? <Missing /> : <Screen route={route} />;
}

export function Router() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {frames.map(([frame, pages]) => (
          <Route key={pages[0]?.path} element={<Framed frame={frame} pages={pages} />}>
            {pages.map((route) => (
              <Route key={route.path} path={route.path} element={<Page route={route} />} />
            ))}
          </Route>
        ))}
        {Object.entries(redirects).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path="*" element={<Missing />} />
      </Route>
    </Routes>
  );
}
