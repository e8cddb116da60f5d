import { hasRights } from '@lab/contract/api/rights';
import { paths } from '@lab/contract/features/pages/paths';
import { sessionTitles } from '@lab/contract/features/session/titles/texts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { LoginState } from '../features/accounts/return-path.ts';
import { useSession } from '../lib/session.ts';
import { Loading } from '../ui/states.tsx';
import { mayOpen } from './right-at.ts';
import type { PageRoute } from './route.ts';

interface Guarded {
  route: Pick<PageRoute, 'access' | 'needs'> & Partial<Pick<PageRoute, 'path'>>;
  children: ReactNode;
}

export function Guard({ route: { access, needs, path = '' }, children }: Guarded) {
  const session = useSession();
  const { user, loading, checking, signOut } = session;
  const from = useLocation();
  const lacksRight = needs !== undefined && !mayOpen(session, path, needs);
  const unsure = loading || (lacksRight && checking);
  const lacks = lacksRight && user !== null && !unsure;
  // Who works here stays, and reads which right is missing.
  const isColleague = lacks && hasRights(session);
  const intruder = lacks && !isColleague;

  useEffect(() => {
    // docs/specification.md#who-is-sent-away
    if (intruder) void signOut(sessionTitles.adminsOnly);
  }, [intruder, signOut]);

  if (access === 'public') return children;
  if (unsure || intruder) return <Loading />;
  if (isColleague) return <Navigate to={paths.dashboard} replace state={{ lacks: needs }} />;
  if (!user) return <Navigate to={paths.login} replace state={{ from } satisfies LoginState} />;
  return children;
}
