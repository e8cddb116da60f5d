import type { Kinds } from '@lab/contract/kinds/kinds';
import { lazyPage } from '../ui/lazy-page.tsx';
import { rightAt } from './right-at.ts';
import type { PageRoute } from './route.ts';

export const formFrame = lazyPage(() => import('./form-frame.tsx'));

const dashboardFrame = lazyPage(() => import('./dashboard-frame.tsx'));

type DeskPages = typeof import('./desk-pages.ts')['deskPages'];

export const deskPage = (name: keyof DeskPages) => async () =>
  (await import('./desk-pages.ts')).deskPages[name]();

const kindDesk = (name: keyof Kinds) => async () => {
  const { kindDesks } = await import('./desk-pages.ts');
  return (await kindDesks()).fetchDesk(name);
};

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

type Given = [path: string, title: () => string];

export const memberRoute = (...[path, title, script]: [...Given, keyof DeskPages]): PageRoute => ({
  ...inFrame(path, title, deskPage(script)),
  script,
});
export const deskRoute = (...given: Parameters<typeof memberRoute>): PageRoute => ({
  ...memberRoute(...given),
  needs: rightAt[given[0]],
});
export const kindRoute = (...[path, title, name]: [...Given, keyof Kinds]): PageRoute => ({
  ...inFrame(path, title, kindDesk(name)),
  script: 'kindDesks',
  needs: rightAt[path],
});
