import { paths } from '@lab/contract/pages/paths';
import { siteTexts } from '@lab/contract/texts';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { LoginState } from '../../features/accounts/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { LazyContent, lazyPage } from '../../ui/lazy-page.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import styles from './account.module.css';

// Like a page: where its code does not come, the rest stays, and the next page tries again.
const menu = lazyPage(() => import('./account-menu.tsx'));

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
    <ErrorBoundary resetKey={from.pathname} fallback={login}>
      <Suspense fallback={login}>
        <LazyContent page={menu} />
      </Suspense>
    </ErrorBoundary>
  );
}
