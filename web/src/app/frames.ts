import type { Kinds } from '@lab/contract/kinds/kinds';
import { lazyPage } from '../ui/lazy-page.tsx';
import { rightAt } from './right-at.ts';
import type { PageRoute } from './route.ts';

export const formFrame = lazyPage(() => import('./form-frame.tsx'));

const dashboardFrame = lazyPage(() => import('./dashboard-frame.tsx'));

type DeskPages = typeof import('./desk-pages.ts')['deskPages'];

export const deskPage = (name: keyof DeskPages) => async () =>
  (await import('./desk-pages.ts')).deskPages[name]();

/** Makes the routes of pages whose title is always the same. */
const pagesWith =
  (shared: Omit<PageRoute, 'path' | 'page'>) =>
  (path: string, title: () => string, fetchPage: Parameters<typeof lazyPage>[0]): PageRoute => ({
    ...shared,
    path,
    page: lazyPage(fetchPage),
    head: () => ({ title: title() }),
  });

/** Open to everybody, and rendered on the server. */
export const visitorRoute = (
  path: string,
  fetchPage: Parameters<typeof lazyPage>[0],
  rest: Omit<PageRoute, 'path' | 'access' | 'page'>,
): PageRoute => ({ path, access: 'public', page: lazyPage(fetchPage), ...rest });

/** Open to everybody, but rendered only in the browser. */
export const accountRoute = pagesWith({ access: 'public', browserOnly: true, frame: formFrame });
const inFrame = pagesWith({ access: 'member', frame: dashboardFrame });

const framed = (
  path: string,
  title: () => string,
  page: Parameters<typeof inFrame>[2],
  script: string,
): PageRoute => ({
  ...inFrame(path, title, page),
  script,
  needs: rightAt[path],
});

/** A page that is not in `rightAt` is open to each member. */
export const deskRoute = (path: string, title: () => string, script: keyof DeskPages) =>
  framed(path, title, deskPage(script), script);
export const kindRoute = (path: string, title: () => string, name: keyof Kinds) =>
  framed(
    path,
    title,
    async () => (await (await import('./desk-pages.ts')).kindDesks()).fetchDesk(name),
    'kindDesks',
  );
