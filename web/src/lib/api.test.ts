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

  it.each(['</api/news?cursor=a>; rel="next"', '</api/news?cursor=a>;rel=next'])(
    'finds the next page in %s',
    (link) => {
      expect(nextPage(link)).toEqual({ next: { cursor: 'a' } });
    },
  );

  it('finds no next page in a link to something else', () => {
    expect(nextPage('</api/news>; rel="first"')).toEqual({});
    expect(nextPage(null)).toEqual({});
  });

  it('returns a file as it is, and reads a refusal of it', async () => {
    const file = { params: { id: 'f1' } };
    vi.stubGlobal('fetch', async () => new Response('%PDF'));
    const answer = await send(api.forMembers.file, file);
    expect(await (answer.reply as unknown as Blob).text()).toBe('%PDF');
    stubServer().fails(api.forMembers.file, 404, { message: 'File not found', code: 'not-found' });
    await expect(send(api.forMembers.file, file)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('returns the second success status of an endpoint', async () => {
    stubServer().answers(api.news.list, [], { status: 208 });
    await expect(send(api.news.list, {})).resolves.toMatchObject({ status: 208 });
  });
});

describe('what is sent', () => {
  const bodies = (fetch: { mock: { calls: unknown[][] } }) =>
    fetch.mock.calls.map(([, request]) => {
      const { body, headers } = request as RequestInit;
      return [body, new Headers(headers).get('Content-Type')];
    });

  it('is JSON, and nothing if there is no body', async () => {
    stubServer().answers(api.news.list, []).answers(api.messages.send, { insertedId: 'm1' });
    const fetch = vi.spyOn(globalThis, 'fetch');
    const body = { name: 'Ada', phone: '1', message: 'Hello' };
    await call(api.news.list, {});
    await call(api.messages.send, { body });
    expect(bodies(fetch)).toEqual([
      [undefined, null],
      [JSON.stringify(body), 'application/json'],
    ]);
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

  it('are used as before after a person’s token was fetched, which changes nothing', async () => {
    vi.resetModules();
    const { call } = await import('./api.ts');
    stubServer().answers(api.news.list, []).answers(api.session.token, { token: 't' });
    const fetch = vi.spyOn(globalThis, 'fetch');
    await call(api.session.token, { body: { email: 'a@lab.test' } });
    await call(api.news.list, {});
    expect(fetch.mock.calls.map(([, how]) => how?.cache)).toEqual(['default', 'default']);
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
      able: () => ({ role: '' }),
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

  it('stay the same after a server error', async () => {
    const server = stubServer().fails(api.messages.send, 500, { message: 'Broken', code: 'internal' });
    await send(api.messages.send, { body }).catch(() => {});
    await send(api.messages.send, { body }).catch(() => {});
    const [first, second] = keys(server);
    expect(second).toBe(first);
  });

  it('are only sent by people who are signed in, with what they create', async () => {
    const server = stubServer()
      .answers(api.messages.send, { insertedId: 'm1' })
      .answers(api.papers.pending, []);
    await call(api.messages.send, { body });
    await send(api.papers.pending, {});
    expect(server.received.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null, null]);
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
      cause: expect.any(TypeError),
    });
  });

  it.each([{}, 'text', null])('has a sentence for the answer %j', async (answer) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status: 502 }));
    await expect(call(api.news.list, {})).rejects.toMatchObject({
      status: 502,
      code: 'internal',
      message: 'Something went wrong',
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

  it('shows no toast for a question, nor after an answer', async () => {
    stubServer().holds(api.news.list, []);
    stubServer().answers(api.messages.send, { insertedId: 'm1' });
    call(api.news.list, {}).catch(() => {});
    await call(api.messages.send, { body });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(takeToasts()).toEqual([]);
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
