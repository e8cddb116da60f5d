import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
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

describe('a page whose code is there', () => {
  /** What is on the screen when the page is rendered for the first time. */
  async function shownBefore(go: () => void | Promise<void>) {
    const seen: string[] = [];
    const Page = () => {
      seen.push(document.querySelector('h1')?.textContent ?? '');
      return <h1>The whole page</h1>;
    };
    const page = lazyPage(async () => ({ default: Page }));
    await page.load();
    const Elsewhere = () => {
      const navigate = useNavigate();
      return (
        <>
          <h1>Elsewhere</h1>
          <Link to="/page">Move</Link>
          <Link to="/page#part">To a part</Link>
          <button type="button" onClick={() => navigate(-1)}>
            Back
          </button>
        </>
      );
    };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/page', '/elsewhere']}>
          <Routes>
            <Route
              path="/page"
              element={
                <Screen
                  route={{ path: '/page', access: 'public', page, opening: () => ({ title: 'The page' }) }}
                />
              }
            />
            <Route path="/elsewhere" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await go();
    expect(await screen.findByRole('heading', { name: 'The whole page' })).toBeInTheDocument();
    return seen[0];
  }

  const press = (name: string) => () => void fireEvent.click(screen.getByText(name));

  it('shows its heading after a press before the rest is rendered', async () => {
    expect(await shownBefore(press('Move'))).toBe('The page');
  });

  it.each(['To a part', 'Back'])('is rendered at once where it has to scroll: %s', async (name) => {
    expect(await shownBefore(press(name))).toBe('Elsewhere');
  });
});
