import { deskPaths, paths } from '@lab/contract/pages/paths';
import { matchPath, type To } from 'react-router-dom';

/** Where a person came from, for the way back after signing in. */
export interface LoginState {
  from?: { pathname: string; search: string; hash: string; state: unknown };
}

interface ReturnTarget {
  to: To;
  state: unknown;
}

const home: ReturnTarget = { to: paths.home, state: null };
const { login, registration, forgotPassword, verifyEmail } = paths;
const accountPaths = { login, registration, forgotPassword, verifyEmail };

function isAmong(table: Record<string, string | { pattern: string }>, pathname: string): boolean {
  return Object.values(table).some((path) =>
    matchPath(typeof path === 'string' ? path : path.pattern, pathname),
  );
}

/**
 * Where to go after signing in: back to the page that asked for it, with its query and state. Only pages of our own
 * table count, so nobody can be sent anywhere else; an admin page does not count for those whom it would throw out.
 */
export function returnTarget(state: unknown, { admin }: { admin: boolean }): ReturnTarget {
  const from = (state as LoginState | null)?.from;
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname)) return home;
  const { pathname, search = '', hash = '' } = from;
  if (!isAmong(paths, pathname) || isAmong(accountPaths, pathname)) return home;
  if (isAmong(deskPaths, pathname) && !admin) return home;
  return { to: { pathname, search, hash }, state: from.state ?? null };
}
