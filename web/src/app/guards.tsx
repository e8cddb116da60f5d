import { paths } from '@lab/contract/features/pages/paths';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { LoginState } from '../features/accounts/return-path.ts';
import { useSession } from '../lib/session.ts';
import { Loading } from '../ui/states.tsx';
import type { PageRoute } from './route.ts';

export function Guard({ access, children }: { access: PageRoute['access']; children: ReactNode }) {
  const { user, admin, loading, checking, signOut } = useSession();
  const from = useLocation();
  const unsure = loading || (access === 'admin' && !admin && checking);
  const intruder = access === 'admin' && user !== null && !admin && !unsure;

  useEffect(() => {
    // docs/specification.md#who-is-sent-away
    if (intruder) void signOut(sessionTitles.adminsOnly);
  }, [intruder, signOut]);

  if (access === 'public') return children;
  if (unsure || intruder) return <Loading />;
  if (!user) return <Navigate to={paths.login} replace state={{ from } satisfies LoginState} />;
  return children;
}
