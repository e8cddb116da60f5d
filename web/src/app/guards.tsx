import { sessionTexts } from '@lab/contract/session/texts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import { Loading } from '../ui/states.tsx';
import { paths } from './paths.ts';
import type { PageRoute } from './route.ts';

/** Where a person came from, for the way back after signing in. */
export interface LoginState {
  from?: { pathname: string; search: string; hash: string; state: unknown };
}

export function Guard({ access, children }: { access: PageRoute['access']; children: ReactNode }) {
  const { user, admin, loading, checking, signOut } = useSession();
  const from = useLocation();
  const unsure = loading || (access === 'admin' && !admin && checking);
  const intruder = access === 'admin' && user !== null && !admin && !unsure;

  useEffect(() => {
    // Specification, section 2: a non-admin on an admin route is logged out and sent to /login.
    if (intruder) void signOut(sessionTexts.adminsOnly);
  }, [intruder, signOut]);

  if (access === 'public') return children;
  if (unsure || intruder) return <Loading />;
  if (!user) return <Navigate to={paths.login} replace state={{ from } satisfies LoginState} />;
  return children;
}
