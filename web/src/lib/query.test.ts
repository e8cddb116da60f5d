import { api } from '@lab/contract';
import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { aPaper, papers } from '../test/records.ts';
import { stubServer } from '../test/server.ts';
import { ApiError, send } from './api.ts';
import {
  createQueryClient,
  cursorIn,
  dehydrate,
  endpointPartQuery,
  endpointQuery,
  fetchQuery,
  hydrate,
  isPrivate,
  pagedQuery,
  recordQuery,
  refetchChanged,
  refetchWhenOnline,
  retryDelay,
  shouldRetry,
} from './query.ts';

const gone = { message: 'Paper not found', code: 'not-found' } as const;

describe('retries', () => {
  it('tries three more times when the server or the network fails', () => {
    const broken = new ApiError(500, 'internal', 'Internal Server Error');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, broken))).toEqual([true, true, true, false]);
    expect(shouldRetry(2, new ApiError(0, 'network', ''))).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 429])('does not retry after %i', (status) => {
    expect(shouldRetry(0, new ApiError(status, 'invalid', ''))).toBe(false);
  });

  it('tries again after an error without a status', () => {
    expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
    expect(shouldRetry(0, Object.assign(new Error(), { status: '404' }))).toBe(true);
    expect(shouldRetry(0, { status: 404 } as never)).toBe(true);
    expect(shouldRetry(0, null as never)).toBe(true);
  });

  it('waits twice as long each time, half a minute at most', () => {
    expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
  });
});

describe('queries', () => {
  it('return null for a record that does not exist', async () => {
    stubServer().fails(api.papers.get, 404, gone);
    const client = createQueryClient(send);
    const question = recordQuery(api.papers.get, { params: { id: 'nope' } });
    await fetchQuery(client, question);
    expect(client.getQueryData(question.queryKey)).toBeNull();
  });

  it('fail for any other error', async () => {
    stubServer().fails(api.papers.get, 403, { message: 'Forbidden access', code: 'forbidden' });
    const question = recordQuery(api.papers.get, { params: { id: 'p1' } });
    await expect(fetchQuery(createQueryClient(send), question)).rejects.toMatchObject({ status: 403 });
  });

  it('keep only the picked part, under the key of the whole reply', async () => {
    stubServer().answers(api.papers.recent, papers(2));
    const client = createQueryClient(send);
    const titles = endpointPartQuery(api.papers.recent, {}, 'titles', (all) => all.map(({ title }) => title));
    await fetchQuery(client, titles);
    expect(client.getQueryData(titles.queryKey)).toEqual(papers(2).map(({ title }) => title));
    await client.invalidateQueries({ queryKey: [api.papers.recent.path] });
    expect(client.getQueryState(titles.queryKey)?.isInvalidated).toBe(true);
  });

  it('fetch the next page with the query from the server', async () => {
    const server = stubServer().answers(api.papers.list, papers(1), {
      headers: { Link: '</api/researchPapers?area=Waves&cursor=abc>; rel="next"' },
    });
    const client = createQueryClient(send);
    await client.fetchInfiniteQuery({ ...pagedQuery(api.papers.list, { area: 'Waves' }), pages: 2 });
    expect(server.calls(api.papers.list).map(({ query }) => query)).toEqual([
      { area: 'Waves' },
      { area: 'Waves', cursor: 'abc' },
    ]);
    const list = pagedQuery(api.papers.list, { area: 'Waves' });
    expect(client.getQueryData(list.queryKey)?.pages.map(({ items }) => items)).toEqual([
      papers(1),
      papers(1),
    ]);
    expect(client.getQueryData(pagedQuery(api.papers.list, { area: 'Shores' }).queryKey)).toBeUndefined();
  });

  it('keep a list with pages apart from the same list as one answer', async () => {
    stubServer().answers(api.news.list, []);
    const client = createQueryClient(send);
    await fetchQuery(client, pagedQuery(api.news.list, {}));
    await fetchQuery(client, endpointQuery(api.news.list, { query: {} }));
    expect(client.getQueryData(pagedQuery(api.news.list, {}).queryKey)).toMatchObject({
      pages: [{ items: [] }],
    });
    expect(client.getQueryData(endpointQuery(api.news.list, { query: {} }).queryKey)).toEqual([]);
  });
});

describe('after a change', () => {
  it('an answer to an older question does not count, and the question is asked again', async () => {
    const server = stubServer();
    const release = server.holds(api.papers.recent, papers(1));
    const client = createQueryClient(send);
    const question = endpointQuery(api.papers.recent, {});
    const stop = new QueryObserver(client, question).subscribe(() => {});
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    server.answers(api.papers.recent, papers(2));
    await refetchChanged(client, { queryKey: question.queryKey });
    release();
    await Promise.resolve();
    expect(client.getQueryData(question.queryKey)).toEqual(papers(2));
    stop();
  });

  it('other questions are not asked again', async () => {
    const server = stubServer().answers(api.papers.recent, papers(1)).answers(api.news.list, []);
    const client = createQueryClient(send);
    const stop = new QueryObserver(client, endpointQuery(api.papers.recent, {})).subscribe(() => {});
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await refetchChanged(client, { queryKey: [api.news.list.path] });
    expect(server.received).toHaveLength(1);
    await refetchChanged(client);
    expect(server.received).toHaveLength(2);
    stop();
  });
});

describe('when the network is back', () => {
  it('only what had failed, and is shown, is asked again', async () => {
    const server = stubServer()
      .isUnreachable(api.papers.recent)
      .isUnreachable(api.areas.brief)
      .answers(api.news.list, []);
    const client = createQueryClient(send);
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    refetchWhenOnline(client);
    const shown = new QueryObserver(client, endpointQuery(api.papers.recent, {}));
    const fine = new QueryObserver(client, endpointQuery(api.news.list, {}));
    const stops = [shown.subscribe(() => {}), fine.subscribe(() => {})];
    await expect(fetchQuery(client, endpointQuery(api.areas.brief, {}))).rejects.toThrow();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    server.answers(api.papers.recent, papers(1));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual(papers(1)));
    expect(server.calls(api.papers.recent)).toHaveLength(2);
    expect(server.calls(api.news.list)).toHaveLength(1);
    expect(server.calls(api.areas.brief)).toHaveLength(1);
    for (const stop of stops) stop();
  });

  it('a form did not wait for it, so that the person was told at once', async () => {
    onlineManager.setOnline(false);
    const sent = vi.fn(async () => 'stored');
    const saving = new MutationObserver(createQueryClient(send), { mutationFn: sent });
    expect(await saving.mutate()).toBe('stored');
    onlineManager.setOnline(true);
  });
});

it('coming back to the window asks nothing', () => {
  expect(createQueryClient(send).getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});

it('a list begins where the address says', () => {
  expect(cursorIn(new URLSearchParams('q=tides&cursor=abc'))).toEqual({ cursor: 'abc' });
  expect(cursorIn(new URLSearchParams('cursor='))).toEqual({});
  expect(cursorIn(new URLSearchParams())).toEqual({});
});

it('a query says so when it runs in a client that cannot send', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchQuery(endpointQuery(api.news.list, {}))).rejects.toThrow('createQueryClient');
});

describe('dehydrated data', () => {
  it('is used by the browser without a request', async () => {
    stubServer().answers(api.papers.get, aPaper()).fails(api.papers.more, 404, gone);
    const server = createQueryClient(send);
    const paper = recordQuery(api.papers.get, { params: { id: 'p1' } });
    await Promise.all([
      fetchQuery(server, paper),
      fetchQuery(server, recordQuery(api.papers.more, { params: { id: 'p1' } })),
    ]);
    const browser = createQueryClient(() => Promise.reject(new Error('asked again')));
    hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))));
    await fetchQuery(browser, paper);
    expect(browser.getQueryData(paper.queryKey)).toEqual(aPaper());
  });

  it('leaves out what failed', async () => {
    stubServer().isUnreachable(api.news.list);
    const client = createQueryClient(send);
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    await expect(fetchQuery(client, endpointQuery(api.news.list, {}))).rejects.toThrow();
    expect(dehydrate(client)).toEqual([]);
  });
});

it('replies are private unless their query was of a public endpoint', () => {
  endpointQuery(api.papers.list, { query: {} });
  endpointQuery(api.papers.pending, {});
  expect(isPrivate(api.papers.list.path)).toBe(false);
  expect(isPrivate(api.papers.pending.path)).toBe(true);
  expect(isPrivate('/unheard-of')).toBe(true);
});
