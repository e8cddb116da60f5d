import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { LazyContent, lazyPage } from './lazy-page.tsx';

const module = { default: () => <h1>Here</h1> };

describe('lazy page', () => {
  it('renders at once when its code is there, as the server needs it', async () => {
    const page = lazyPage(async () => module);
    await page.load();
    expect(renderToString(<LazyContent page={page} />)).toBe('<h1>Here</h1>');
  });

  it('waits for its code otherwise', async () => {
    let arrive = (_: typeof module) => {};
    const page = lazyPage(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await act(async () => {
      render(
        <Suspense fallback="waiting">
          <LazyContent page={page} />
        </Suspense>,
      );
    });
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await act(async () => arrive(module));
    expect(screen.getByRole('heading', { name: 'Here' })).toBeInTheDocument();
  });

  it('keeps what the page remembers when it is rendered again after its code has come', async () => {
    const page = lazyPage(async () => ({ default: () => <input aria-label="Name" /> }));
    const drawn = () => <LazyContent page={page} meanwhile="meanwhile" />;
    const { rerender } = render(drawn());
    expect(screen.getByText('meanwhile')).toBeInTheDocument();
    const input = await screen.findByRole('textbox');
    rerender(drawn());
    expect(screen.getByRole('textbox')).toBe(input);
  });

  it('shows an error if its code cannot be loaded, and tries again with the next visit', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const fetchModule = vi.fn<() => Promise<typeof module>>();
    fetchModule.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(module);
    const page = lazyPage(fetchModule);
    const at = (place: string) => (
      <ErrorBoundary resetKey={place} fallback="sorry">
        <Suspense fallback="waiting">
          <LazyContent page={page} />
        </Suspense>
      </ErrorBoundary>
    );
    const { rerender } = await act(async () => render(at('/a')));
    expect(screen.getByText('sorry')).toBeInTheDocument();
    expect(fetchModule).toHaveBeenCalledOnce();
    await act(async () => rerender(at('/b')));
    expect(screen.getByRole('heading', { name: 'Here' })).toBeInTheDocument();
  });

  it('fetches its code once, and again after a failure', async () => {
    const fetchModule = vi.fn<() => Promise<typeof module>>();
    fetchModule.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(module);
    const page = lazyPage(fetchModule);
    await expect(page.load()).rejects.toThrow('offline');
    await page.load();
    await page.load();
    expect(fetchModule).toHaveBeenCalledTimes(2);
  });
});
