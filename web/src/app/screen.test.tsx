import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { labInfoQuery } from '../lib/lab-info.ts';
import { settingsQuery } from '../lib/settings.ts';
import { theLab } from '../test/records.ts';
import { lazyPage } from '../ui/lazy-page.tsx';
import type { PageRoute } from './route.ts';
import { findRoute, routes } from './routes.ts';
import { Screen } from './screen.tsx';
import { mainLinks } from './shell/main-links.ts';

/** What every page carries is there, and nothing else is ever answered. */
function open(route: PageRoute) {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  client.setQueryData(labInfoQuery.queryKey, theLab({ name: 'Kestrel Point' }));
  client.setQueryData(settingsQuery.queryKey, { tagline: 'We look at birds.' });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[route.path]}>
        <Routes>
          <Route path={route.path} element={<Screen route={route} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Other test files expect that these pages have not been loaded yet. */
afterAll(() => void vi.resetModules());

const heading = () => screen.getByRole('heading', { level: 1 });

describe('a page whose code is being loaded', () => {
  const opened = routes.filter(({ opening }) => opening);

  it.each(opened.map((route) => [route.path, route] as const))('begins as it will: %s', async (_, route) => {
    await route.page.load();
    const { component: Page } = route.page;
    if (!Page) throw new Error('The page was not loaded');
    let arrive = () => {};
    const arrived = new Promise<{ default: ComponentType }>((resolve) => {
      arrive = () => resolve({ default: Page });
    });
    open({ ...route, page: lazyPage(() => arrived) });
    const before = heading();
    const beginning = before.parentElement?.outerHTML;
    expect(screen.getByRole('status')).toBeInTheDocument();
    await act(async () => arrive());
    expect(heading()).not.toBe(before);
    expect(heading().parentElement?.outerHTML).toBe(beginning);
  });

  it('begins at once wherever the menu leads', () => {
    const without = mainLinks().filter(({ to }) => !findRoute(to)?.route.opening);
    expect(without.map(({ to }) => to)).toEqual(['/']);
  });

  it('says what failed if the code does not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = lazyPage(() => Promise.reject(new Error('offline')));
    open({ path: '/somewhere', access: 'public', page, opening: () => ({ title: 'Somewhere' }) });
    expect(heading()).toHaveTextContent('Somewhere');
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
  });
});
