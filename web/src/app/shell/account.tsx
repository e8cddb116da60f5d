import { siteTexts } from '@lab/contract/texts';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import type { LoginState } from '../guards.tsx';
import { paths } from '../paths.ts';
import styles from './account.module.css';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Login for visitors, the avatar menu for everyone else. Until it is known who is here, a visitor is. */
export function Account() {
  const { user } = useSession();
  const from = useLocation();
  const login = (
    <Link className={styles.login} to={paths.login} state={{ from } satisfies LoginState}>
      {siteTexts.nav.login}
    </Link>
  );
  if (!user) return login;
  return (
    <Suspense fallback={login}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
