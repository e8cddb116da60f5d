import { api } from '@lab/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPaper, papers } from '../test/records.ts';
import { stubServer } from '../test/server.ts';
import { addressOf, call, createSend, nextPage, send } from './api.ts';
import { takeToasts } from './toast.ts';

describe('address', () => {
  it('fills in path parameters, escaped', () => {
    expect(addressOf(api.papers.get, { params: { id: 'a/b c' } })).toBe('/api/researchPaper/a%2Fb%20c');
  });

  it('leaves out what is not asked for', () => {
    expect(addressOf(api.papers.list, { query: { area: '', year: undefined, q: 'sea & salt' } })).toBe(
      '/api/researchPapers?q=sea+%26+salt',
    );
  });
});

describe('replies', () => {
  it('gives the reply of a call', async () => {
    stubServer().answers(api.papers.get, aPaper());
    await expect(call(api.papers.get, { params: { id: 'p1' } })).resolves.toEqual(aPaper());
  });

  it('returns the query of the next page', async () => {
    stubServer().answers(api.papers.list, papers(1), {
      headers: { Link: '</api/researchPapers?cursor=abc&area=Waves>; rel="next"' },
    });
    const { next } = await send(api.papers.list, { query: {} });
    expect(next).toEqual({ cursor: 'abc', area: 'Waves' });
  });

  it('finds no next page in a link to something else', () => {
    expect(nextPage('</api/news>; rel="first"')).toEqual({});
    expect(nextPage(null)).toEqual({});
  });

  it('returns the second success status of an endpoint', async () => {
    stubServer().answers(api.news.list, [], { status: 208 });
    await expect(send(api.news.list, {})).resolves.toMatchObject({ status: 208 });
  });
});

describe('copies that the browser keeps', () => {
  it('are asked about again after a change, so that nobody sees what was there before', async () => {
    vi.resetModules();
    const { call } = await import('./api.ts');
    stubServer().answers(api.news.list, []).answers(api.setup.makeFirstAdmin, { insertedId: 'u1' });
    const fetch = vi.spyOn(globalThis, 'fetch');
    await call(api.news.list, {});
    await call(api.setup.makeFirstAdmin, {
      body: { name: 'Ada', email: 'a@lab.test', password: 'Secret#1' },
    });
    await call(api.news.list, {});
    expect(fetch.mock.calls.map(([, how]) => how?.cache)).toEqual(['default', 'default', 'no-cache']);
  });
});

describe('idempotency keys', () => {
  const body = { name: 'Ada', phone: '1', message: 'Hello' };
  const keys = (server: ReturnType<typeof stubServer>) =>
    server.calls(api.messages.send).map(({ headers }) => headers.get('Idempotency-Key'));

  const send = createSend({
    credentials: {
      token: async () => 'token',
      renew: async () => null,
      admin: () => false,
      end: () => {},
    },
  });

  it('stay the same until there is an answer, and change after that', async () => {
    const server = stubServer().isUnreachable(api.messages.send);
    await expect(send(api.messages.send, { body })).rejects.toMatchObject({ code: 'network' });
    server.fails(api.messages.send, 504, { message: 'Too late', code: 'unavailable' });
    await expect(send(api.messages.send, { body })).rejects.toMatchObject({ status: 504 });
    server.answers(api.messages.send, { insertedId: 'm1' });
    await send(api.messages.send, { body });
    await send(api.messages.send, { body });
    const [lost, late, answered, next] = keys(server);
    expect(lost).toMatch(/^[\w-]{8,64}$/);
    expect([late, answered]).toEqual([lost, lost]);
    expect(next).not.toBe(lost);
  });

  it('stay the same if the answer breaks off', async () => {
    const sent: (string | null)[] = [];
    const replies = ['{"insertedId": "m', '{"insertedId": "m1"}'];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers).get('Idempotency-Key'));
      return new Response(replies.shift());
    });
    await expect(send(api.messages.send, { body })).rejects.toMatchObject({ code: 'internal' });
    await expect(send(api.messages.send, { body })).resolves.toMatchObject({ reply: { insertedId: 'm1' } });
    expect(sent[1]).toBe(sent[0]);
  });

  it('differ for another body', async () => {
    const server = stubServer().isUnreachable(api.messages.send);
    await send(api.messages.send, { body }).catch(() => {});
    await send(api.messages.send, { body: { ...body, message: 'Goodbye' } }).catch(() => {});
    const [first, second] = keys(server);
    expect(second).not.toBe(first);
  });
});

describe('failures', () => {
  it('carries status, code, sentence and fields of the server', async () => {
    stubServer().fails(api.papers.get, 400, {
      message: 'Please check the fields and try again.',
      code: 'invalid',
      fields: { title: 'Title is required' },
    });
    await expect(call(api.papers.get, { params: { id: 'p1' } })).rejects.toMatchObject({
      status: 400,
      code: 'invalid',
      message: 'Please check the fields and try again.',
      fields: { title: 'Title is required' },
    });
  });

  it('reports a lost connection if no answer comes', async () => {
    stubServer().isUnreachable(api.news.list);
    await expect(call(api.news.list, {})).rejects.toMatchObject({
      status: 0,
      code: 'network',
      message: 'No connection to the server. Check your network and try again.',
    });
  });
});

describe('an answer that does not come', () => {
  const body = { name: 'Ada', phone: '1', message: 'Hello' };
  beforeEach(() => {
    vi.useFakeTimers();
    takeToasts();
  });
  afterEach(() => void vi.useRealTimers());

  it('shows a toast after ten seconds and fails after twenty', async () => {
    stubServer().holds(api.messages.send, { insertedId: 'm1' });
    const end = call(api.messages.send, { body }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(takeToasts()).toMatchObject([
      { text: 'This takes longer than usual. The connection may be slow.', kind: 'info' },
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await end).toMatchObject({
      code: 'network',
      message: 'No connection to the server. Check your network and try again.',
    });
  });

  it('can be aborted, without a toast, with the reason of the caller', async () => {
    stubServer().holds(api.messages.send, { insertedId: 'm1' });
    const caller = new AbortController();
    const end = call(api.messages.send, { body }, caller.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(takeToasts()).toEqual([]);
    const reason = new Error('enough');
    caller.abort(reason);
    expect(await end).toBe(reason);
  });

  it('includes an answer that stops in the middle', async () => {
    vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ start: () => {} })));
    const end = call(api.news.list, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await end).toMatchObject({ code: 'network' });
  });
});

describe('credentials', () => {
  const end = vi.fn();
  const member = { token: async () => 'old', renew: async () => 'new', admin: () => false, end };

  const sendAsMember = createSend({ credentials: member });
  const admin = { ...member, admin: () => true };
  beforeEach(() => end.mockClear());

  it('sends no token to a public endpoint, even for a signed-in person', async () => {
    const server = stubServer().answers(api.news.list, []);
    await sendAsMember(api.news.list, {});
    expect(server.calls(api.news.list)[0]?.headers.get('Authorization')).toBeNull();
  });

  it('sends the token to all other endpoints', async () => {
    const server = stubServer().answers(api.papers.pending, []);
    await sendAsMember(api.papers.pending, {});
    expect(server.calls(api.papers.pending)[0]?.headers.get('Authorization')).toBe('Bearer old');
  });

  it('tries once with a renewed token after a 401, and then gives up', async () => {
    const server = stubServer().fails(api.papers.pending, 401, {
      message: 'Please login again to continue.',
      code: 'unauthorized',
    });
    await expect(sendAsMember(api.papers.pending, {})).rejects.toMatchObject({ status: 401 });
    expect(server.calls(api.papers.pending).map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(end).toHaveBeenCalledOnce();
  });

  it('tries once with a renewed token where an admin’s call is forbidden: the person may have just become one', async () => {
    const server = stubServer().fails(api.users.list, 403, {
      message: 'Forbidden access',
      code: 'forbidden',
    });
    await expect(createSend({ credentials: admin })(api.users.list, {})).rejects.toMatchObject({
      status: 403,
    });
    expect(server.calls(api.users.list).map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
    expect(end).not.toHaveBeenCalled();
  });

  it('ends the session of an account that was disabled, and not for any other refusal', async () => {
    const server = stubServer().fails(api.papers.pending, 403, {
      message: 'Forbidden access',
      code: 'forbidden',
    });
    await expect(sendAsMember(api.papers.pending, {})).rejects.toMatchObject({ status: 403 });
    expect(end).not.toHaveBeenCalled();
    server.fails(api.papers.pending, 403, { message: 'This account has been disabled.', code: 'disabled' });
    await expect(sendAsMember(api.papers.pending, {})).rejects.toThrow('This account has been disabled.');
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ code: 'disabled' }));
    expect(server.calls(api.papers.pending)).toHaveLength(2);
  });
});
