import { useInfiniteQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { stubIntersectionObserver } from '../test/viewport.ts';
import { ShowMore } from './show-more.tsx';

beforeEach(stubIntersectionObserver);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

afterEach(() => void vi.useRealTimers());

function Pages() {
  const list = useInfiniteQuery({
    queryKey: ['pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam }) => pageParam,
    getNextPageParam: (page) => page + 1,
  });
  return (
    <>
      <p>{list.data?.pages.join(' ')}</p>
      <ShowMore list={list} next={{ after: `${list.data?.pages.at(-1)}` }} />
    </>
  );
}

it('adds three pages automatically and then waits for a click, so that the footer can be reached', async () => {
  const { user } = renderPage(<Pages />);
  expect(await screen.findByText('1 2 3 4')).toBeInTheDocument();
  // Long enough for a fifth page to load.
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('1 2 3 4')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByText('1 2 3 4 5 6 7 8')).toBeInTheDocument());
});
