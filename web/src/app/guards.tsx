import { can } from '@lab/contract/api/rights';
import { paths } from '@lab/contract/features/pages/paths';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { LoginState } from '../features/accounts/return-path.ts';
import { useSession } from '../lib/session.ts';
import { Loading } from '../ui/states.tsx';
import type { PageRoute } from './route.ts';

interface Guarded {
  route: Pick<PageRoute, 'access' | 'needs'>;
  children: ReactNode;
}

export function Guard({ route: { access, needs }, children }: Guarded) {
  const { user, role, loading, checking, signOut } = useSession();
  const from = useLocation();
  const lacksRight = needs !== undefined && !can({ role }, needs);
  const unsure = loading || (lacksRight && checking);
  const intruder = lacksRight && user !== null && !unsure;

  useEffect(() => {
    // docs/specification.md#who-is-sent-away
    if (intruder) void signOut(sessionTitles.adminsOnly);
  }, [intruder, signOut]);

  if (access === 'public') return children;
  if (unsure || intruder) return <Loading />;
  if (!user) return <Navigate to={paths.login} replace state={{ from } satisfies LoginState} />;
  return children;
}
