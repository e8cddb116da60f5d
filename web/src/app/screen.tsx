import { holdsSecrets } from '@lab/contract/features/pages/uncounted';
import { countingId } from '@lab/contract/features/settings/visits';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Container } from '../ui/container.tsx';
import { PageHeading } from '../ui/headings.tsx';
import { LazyContent } from '../ui/lazy-page.tsx';
import { Loading } from '../ui/states.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { Guard } from './guards.tsx';
import { useHead } from './head/use-head.ts';
import type { Opening, PageRoute } from './route.ts';
import styles from './screen.module.css';
import { Shown } from './shown.ts';

function Beginning({ children, ...opening }: Opening & { children?: ReactNode }) {
  return (
    <div className={styles.beginning}>
      <Container>
        <PageHeading {...opening} />
        {children}
      </Container>
    </div>
  );
}

/**
 * After a press the heading is painted first and the rest of the page is rendered then. Back, Forward and a
 * part of a page need the whole page, because they scroll to a place in it.
 */
function InTwoSteps({ page, opening }: Pick<PageRoute, 'page'> & { opening: Opening | undefined }) {
  const { hash } = useLocation();
  const isMove = useNavigationType() === 'PUSH' && !hash;
  const isWhole = useDeferredValue(true, !(opening && isMove && page.component));
  if (opening && !isWhole) return <Beginning {...opening} />;
  const meanwhile = opening && (
    <Beginning {...opening}>
      <Loading />
    </Beginning>
  );
  return <LazyContent page={page} meanwhile={meanwhile} />;
}

/** A page with its head, its access check and its error boundary. */
export function Screen({ route }: { route: PageRoute }) {
  const params = useParams();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const opening = route.opening?.(client);
  useHead({ route, at: { params, search: new URLSearchParams(search) } });
  return (
    <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
      <Guard route={route}>
        <WithoutCounting>
          <Suspense fallback={<Loading />}>
            <InTwoSteps key={route.path} page={route.page} opening={opening} />
            <Shown />
          </Suspense>
        </WithoutCounting>
      </Guard>
    </ErrorBoundary>
  );
}

/**
 * A script that counts visits cannot be taken out of a page again, so a page with secrets is loaded without
 * it.
 */
export function WithoutCounting({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const isPrivate = holdsSecrets(useLocation().pathname);
  return isPrivate && isHydrated && document.getElementById(countingId) ? <Reload /> : children;
}

function Reload() {
  // The browser keeps the state of this entry of its history, so the page is the same afterwards.
  useEffect(() => location.reload(), []);
  return <Loading />;
}
