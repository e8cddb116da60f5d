import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Container } from '../ui/container.tsx';
import { PageHeading } from '../ui/headings.tsx';
import { LazyContent } from '../ui/lazy-page.tsx';
import { Loading } from '../ui/states.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { Guard } from './guards.tsx';
import { useHead } from './head/use-head.ts';
import type { Opening, PageRoute } from './route.ts';
import { Shown } from './shown.ts';
import { WithoutCounting } from './without-counting.tsx';

function Beginning(opening: Opening) {
  return (
    <Container>
      <PageHeading {...opening} />
      <Loading />
    </Container>
  );
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
            <LazyContent page={route.page} meanwhile={opening && <Beginning {...opening} />} />
            <Shown />
          </Suspense>
        </WithoutCounting>
      </Guard>
    </ErrorBoundary>
  );
}
