import { type Able, hasRights } from '@lab/contract/api/rights';
import { deskPaths, paths } from '@lab/contract/features/pages/paths';
import { matchPath, parsePath, type To } from 'react-router-dom';

/** The navigation state of the login page, with the page to return to. */
export interface LoginState {
  from?: { pathname: string; search: string; hash: string; state: unknown };
}

interface ReturnTarget {
  to: To;
  state: unknown;
}

/**
 * The page to return to as an address, for the link in the verification email, which often opens in another
 * tab.
 */
export function returnAddress(state: unknown): string {
  const from = (state as LoginState | null)?.from;
  return from ? from.pathname + from.search + from.hash : '';
}

/** The state for such an address. `returnTarget` refuses the addresses of other sites. */
export function stateFor(address: string): LoginState | null {
  if (!address) return null;
  const { pathname = '', search = '', hash = '' } = parsePath(address);
  return { from: { pathname, search, hash, state: null } };
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
 * Where to go after signing in: the page that sent the person to the login, with its query and state. Only
 * this site's own pages are allowed, so that no link can lead to another site, and pages of the desk only if
 * the person has rights.
 */
export function returnTarget(state: unknown, session: Able): ReturnTarget {
  const from = (state as LoginState | null)?.from;
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname)) return home;
  const { pathname, search = '', hash = '' } = from;
  if (!isAmong(paths, pathname) || isAmong(accountPaths, pathname)) return home;
  if (isAmong(deskPaths, pathname) && !hasRights(session)) return home;
  return { to: { pathname, search, hash }, state: from.state ?? null };
}

/** The position whose form sent the person to the login, or an empty text. */
export function positionToApplyFor(state: unknown): string {
  const { pathname } = (state as LoginState | null)?.from ?? {};
  if (typeof pathname !== 'string') return '';
  try {
    return decodeURIComponent(matchPath(paths.application.pattern, pathname)?.params.role ?? '');
  } catch {
    return '';
  }
}
