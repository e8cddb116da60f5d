import { api } from '@lab/contract';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteCall } from '../lib/online.ts';
import { endpointQuery, refetchWhenOnline } from '../lib/query.ts';
import { networkGoes } from '../test/network.ts';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { Failed, Loading } from './states.tsx';

const offline = 'No connection. This continues by itself when the network is back.';
const slow = 'This takes longer than usual. The connection may be slow.';
const goes = (to: 'online' | 'offline') => act(async () => networkGoes(to));

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
  await goes('offline');
  expect(screen.getByText(offline)).toBeVisible();
  await goes('online');
  expect(screen.queryByText(offline)).toBeNull();
});

function News() {
  const { data, isError, isPending } = useQuery(endpointQuery(api.news.list, {}));
  if (isPending) return <Loading />;
  return isError ? <Failed text="Failed to load news." /> : <p>{data.length} news</p>;
}

it('a page that was opened without a network loads when the network is back', async () => {
  const server = stubServer().isUnreachable(api.news.list);
  await goes('offline');
  const { client } = renderPage(<News />);
  refetchWhenOnline(client);
  expect(await screen.findByText('Failed to load news.')).toBeVisible();
  expect(screen.getByText(offline)).toBeVisible();
  server.answers(api.news.list, []);
  await goes('online');
  expect(await screen.findByText('0 news')).toBeVisible();
});

it('no page speaks of a lost network while calls get through, whatever the browser believes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = stubServer().isUnreachable(api.news.list);
  const { client } = renderPage(<News />);
  refetchWhenOnline(client);
  expect(await screen.findByText('Failed to load news.')).toBeVisible();
  expect(screen.getByText(offline)).toBeVisible();
  server.answers(api.news.list, []);
  await act(async () => noteCall(true));
  expect(await screen.findByText('0 news')).toBeVisible();
  server.fails(api.news.list, 400, { code: 'invalid', message: 'No.' });
  act(() => void client.resetQueries());
  expect(screen.queryByText(offline)).toBeNull();
  expect(await screen.findByText('Failed to load news.')).toBeVisible();
  expect(screen.queryByText(offline)).toBeNull();
});
