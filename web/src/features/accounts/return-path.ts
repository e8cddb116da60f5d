import { paths } from '@lab/contract/pages/paths';
import type { To } from 'react-router-dom';
import type { LoginState } from '../../app/guards.tsx';
import { findRoute } from '../../app/routes.ts';

interface Way {
  to: To;
  state: unknown;
}

const home: Way = { to: paths.home, state: null };
const accountPages: readonly string[] = [
  paths.login,
  paths.registration,
  paths.forgotPassword,
  paths.verifyEmail,
];

/**
 * Where to go after signing in: back to the page that asked for it, with its query and state. Only pages of our own
 * table count, so nobody can be sent anywhere else; an admin page does not count for those whom it would throw out.
 */
export function wayBack(state: unknown, { admin }: { admin: boolean }): Way {
  const from = (state as LoginState | null)?.from;
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname)) return home;
  const { pathname, search = '', hash = '' } = from;
  const found = findRoute(pathname);
  if (!found || accountPages.includes(pathname)) return home;
  if (found.route.access === 'admin' && !admin) return home;
  return { to: { pathname, search, hash }, state: from.state ?? null };
}
