import { api } from '@lab/contract';
import type { User } from '@lab/contract/features/users/schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type StubServer, stubServer } from '../test/server.ts';
import { send } from './api.ts';
import { createQueryClient } from './query.ts';
import { useTableRows } from './use-table-rows.ts';

const down = { message: 'Not now', code: 'unavailable' } as const;

const person = (at: number): User => ({
  _id: `id${at}`,
  name: `Person ${at}`,
  email: `p${at}@lab.test`,
  photoUrl: '',
  phone: '',
  role: '',
  admin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  consent: undefined,
});
const everybody = Array.from({ length: 150 }, (_, at) => person(at));

let server: StubServer;
beforeEach(() => {
  server = answersAgain(stubServer());
});

/** Page by page, as the server does. */
function answersAgain(stub: StubServer): StubServer {
  return stub.answersWith(api.users.list, ({ query }) => {
    const from = Number(query.cursor ?? 0);
    const to = from + Number(query.limit);
    const next = to < everybody.length && { Link: `</api/users?cursor=${to}>; rel="next"` };
    return { body: everybody.slice(from, to), ...(next && { headers: next }) };
  });
}

function open(query?: Record<string, string>) {
  const client = createQueryClient(send);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useTableRows(api.users.list, query), { wrapper });
  const now = () => result.current;
  const isReady = () => waitFor(() => expect(now().status).toBe('success'));
  return { now, isReady, more: () => act(() => now().loadMore()), has: hasOf(now) };
}

const hasOf = (now: () => { rows: unknown[] }) => (rows: number) =>
  waitFor(() => expect(now().rows).toHaveLength(rows));
const asked = () => server.calls(api.users.list).map(({ query: { fresh, ...query } }) => query);

describe('the records of a table', () => {
  it('begin with the newest twenty, and the others come a hundred at a time', async () => {
    const { now, isReady, more, has } = open();
    expect(now()).toMatchObject({ rows: [], status: 'pending', hasMore: false });
    await isReady();
    expect(now()).toMatchObject({ hasMore: true, loadingMore: false, moreFailed: false });
    await has(20);
    more();
    await has(120);
    more();
    await has(150);
    expect(now().hasMore).toBe(false);
    expect(now().rows).toEqual(everybody);
    expect(asked()).toEqual([
      { limit: '20' },
      { limit: '100', cursor: '20' },
      { limit: '100', cursor: '120' },
    ]);
  });

  it('are on their way until they come', async () => {
    const { now, isReady, more, has } = open();
    await isReady();
    const release = server.holds(api.users.list, everybody.slice(20, 120));
    more();
    await waitFor(() => expect(now().loadingMore).toBe(true));
    release();
    await has(120);
    expect(now().loadingMore).toBe(false);
  });

  it('are those that were asked for, and never from a shared cache', async () => {
    const { isReady, more, has } = open({ state: 'open' });
    await isReady();
    more();
    await has(120);
    expect(asked().map(({ state }) => state)).toEqual(['open', 'open']);
    for (const { query } of server.calls(api.users.list)) expect(Number(query.fresh)).toBeGreaterThan(0);
  });

  it('are all loaded for an export', async () => {
    const { now, isReady } = open();
    await isReady();
    expect(await act(() => now().loadAll())).toEqual(everybody);
    expect(await act(() => now().loadAll())).toEqual(everybody);
    expect(asked()).toHaveLength(3);
  });

  it('are fetched again after a change', async () => {
    const { now, isReady, has } = open();
    await isReady();
    server.answers(api.users.list, [person(1)]);
    act(() => now().refetch());
    await has(1);
  });
});

describe('without a connection', () => {
  it('a table that never had rows says so, and can be asked again', async () => {
    server.isUnreachable(api.users.list);
    const { now, isReady } = open();
    await waitFor(() => expect(now().status).toBe('error'));
    expect(now()).toMatchObject({ rows: [], error: { code: 'network' } });
    answersAgain(server);
    act(() => now().refetch());
    await isReady();
    expect(now().error).toBeNull();
  });

  it('the loaded rows stay when older ones do not come, which can be asked for again', async () => {
    const { now, isReady, more, has } = open();
    await isReady();
    server.fails(api.users.list, 503, down);
    more();
    await waitFor(() => expect(now().moreFailed).toBe(true));
    expect(now()).toMatchObject({ status: 'success', hasMore: true });
    await has(20);
    answersAgain(server);
    more();
    await has(120);
    expect(now().moreFailed).toBe(false);
  });

  it('the loaded rows stay when they cannot be fetched again, and the next try fetches them', async () => {
    const { now, isReady, more, has } = open();
    await isReady();
    server.fails(api.users.list, 503, down);
    act(() => now().refetch());
    await waitFor(() => expect(now().moreFailed).toBe(true));
    await has(20);
    answersAgain(server);
    more();
    await waitFor(() => expect(now().moreFailed).toBe(false));
    await has(20);
  });

  it('an export fails instead of having only some of the rows', async () => {
    const { now, isReady } = open();
    await isReady();
    server.isUnreachable(api.users.list);
    await act(() => expect(now().loadAll()).rejects.toMatchObject({ code: 'network' }));
  });
});

it('a list without pages is asked for without a limit', async () => {
  const areas = stubServer().answers(api.areas.list, []);
  const client = createQueryClient(send);
  const { result } = renderHook(() => useTableRows(api.areas.list), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(areas.calls(api.areas.list)[0]?.query).toEqual({ fresh: expect.stringMatching(/^\d+$/) });
});
