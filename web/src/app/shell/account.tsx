import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { LoginState } from '../../features/accounts/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { LazyContent, lazyPage } from '../../ui/lazy-page.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import styles from './account.module.css';

// If this code cannot be loaded, the rest of the page stays, and the next page tries again.
const menu = lazyPage(() => import('./account-menu.tsx'));

/** Who logs in returns to this page. */
export function LoginLink() {
  const from = useLocation();
  return (
    <Link className={styles.login} to={paths.login} state={{ from } satisfies LoginState}>
      {siteTexts.nav.login}
    </Link>
  );
}

/** Shows Login until it is known whether somebody is signed in. */
export function Account() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const login = <LoginLink />;
  if (!user) return login;
  return (
    <ErrorBoundary resetKey={pathname} fallback={login}>
      <Suspense fallback={login}>
        <LazyContent page={menu} />
      </Suspense>
    </ErrorBoundary>
  );
}
