import { api } from '@lab/contract';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpointQuery, refetchWhenOnline } from '../lib/query.ts';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { Failed, Loading } from './states.tsx';

const offline = 'No connection. This continues by itself when the network is back.';
const slow = 'This takes longer than usual. The connection may be slow.';
const network = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const goes = (online: boolean) =>
  act(async () => {
    network(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('a delay is explained after ten seconds', async () => {
  render(<Loading />);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByText(slow)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(slow)).toBeVisible();
});

it('a lost network is reported at once', async () => {
  render(<Loading />);
  await goes(false);
  expect(screen.getByText(offline)).toBeVisible();
  await goes(true);
  expect(screen.queryByText(offline)).toBeNull();
});

function News() {
  const { data, isError, isPending } = useQuery(endpointQuery(api.news.list, {}));
  if (isPending) return <Loading />;
  return isError ? <Failed text="Failed to load news." /> : <p>{data.length} news</p>;
}

it('a page that was opened without a network loads when the network is back', async () => {
  const server = stubServer().isUnreachable(api.news.list);
  network(false);
  const { client } = renderPage(<News />);
  refetchWhenOnline(client);
  expect(await screen.findByText('Failed to load news.')).toBeVisible();
  expect(screen.getByText(offline)).toBeVisible();
  server.answers(api.news.list, []);
  await goes(true);
  expect(await screen.findByText('0 news')).toBeVisible();
});
