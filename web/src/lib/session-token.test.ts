import { tokenStorageKey } from '@lab/contract/features/session/token';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encode, flushPromises, HandClock, TokenServer } from '../test/token-server.ts';
import { browserClock, createTokenStore, type TokenStore } from './session-token.ts';
import { claimsOf } from './token-claims.ts';

const minute = 60_000;

let clock: HandClock;
let server: TokenServer;
let tokens: TokenStore;

beforeEach(() => {
  clock = new HandClock();
  server = new TokenServer(clock);
  tokens = createTokenStore(server, localStorage, clock);
});

const stored = () => localStorage.getItem(tokenStorageKey);

describe('fetching', () => {
  it('fetches a token at once and keeps it in local storage under access-token', async () => {
    tokens.start('ada');
    await flushPromises();
    expect(server.requests).toHaveLength(1);
    expect(localStorage.getItem('access-token')).toBe(await tokens.token());
  });

  it('uses the stored token after a reload, without a request', async () => {
    localStorage.setItem('access-token', server.token());
    tokens.start('ada');
    expect(await tokens.token()).toBe(stored());
    expect(server.requests).toHaveLength(0);
  });

  it('does not return another person’s token', async () => {
    const theirs = server.token('eve');
    localStorage.setItem('access-token', theirs);
    tokens.start('ada');
    expect(await tokens.token()).not.toBe(theirs);
  });

  it('sends one request for many calls at the same time', async () => {
    tokens.start('ada');
    const all = await Promise.all([tokens.token(), tokens.token(), tokens.renew()]);
    expect(new Set(all).size).toBe(1);
    expect(server.requests).toHaveLength(1);
  });

  it('gives no token when nobody is signed in', async () => {
    localStorage.setItem('access-token', server.token());
    await expect(tokens.token()).rejects.toThrow('Nobody is signed in');
    expect(tokens.claims()).toBeNull();
  });

  it('does not renew the ID token for the first access token', async () => {
    tokens.start('ada');
    await flushPromises();
    localStorage.removeItem('access-token');
    await tokens.token();
    expect(server.requests).toMatchObject([{ fresh: false }, { fresh: false }]);
  });

  it('does nothing when the same person starts again', async () => {
    tokens.start('ada');
    tokens.start('ada');
    await flushPromises();
    tokens.start('ada');
    await flushPromises();
    expect(server.requests).toHaveLength(1);
  });

  it('tells the claims of a token while it is valid', async () => {
    localStorage.setItem('access-token', server.token('ada', { admin: true }));
    tokens.start('ada');
    expect(tokens.claims()).toMatchObject({ sub: 'ada', admin: true });
    server.failsWith = new Error('no connection');
    await clock.pass(61 * minute);
    expect(tokens.claims()).toBeNull();
  });

  // base64url writes - and _ where base64 writes + and /.
  it.each(['>>>', '???'])('reads a token that contains %s', (role) => {
    const written = encode({ sub: 'ada', role }).replaceAll('+', '-').replaceAll('/', '_');
    expect(written).toMatch(/[-_]/);
    expect(claimsOf(`h.${written}.s`)).toEqual({ sub: 'ada', role });
  });

  it.each(['', 'nonsense', 'a.b.c', 'h.bm90IGpzb24.s'])(
    'treats the broken stored token %j as none',
    async (broken) => {
      localStorage.setItem('access-token', broken);
      expect(claimsOf(broken)).toBeNull();
      tokens.start('ada');
      await tokens.token();
      expect(server.requests).toHaveLength(1);
    },
  );
});

describe('renewing', () => {
  beforeEach(async () => {
    tokens.start('ada');
    await flushPromises();
    server.requests.length = 0;
  });

  it('renews five minutes before expiry, not earlier', async () => {
    await clock.pass(55 * minute - 1000);
    expect(server.requests).toHaveLength(0);
    await clock.pass(1000);
    expect(server.requests).toHaveLength(1);
  });

  it('goes on renewing, every 55 minutes', async () => {
    const start = clock.now();
    await clock.pass(170 * minute);
    expect(server.requests.map(({ at }) => (at - start) / minute)).toEqual([55, 110, 165]);
  });

  it('treats the token as expired 30 seconds early', async () => {
    server.failsWith = new Error('no connection');
    const token = stored();
    await clock.pass(59 * minute + 29_000);
    expect(await tokens.token()).toBe(token);
    await clock.pass(1000);
    server.failsWith = null;
    expect(await tokens.token()).not.toBe(token);
  });

  it('renews with a new ID token after the server has refused a token', async () => {
    const refused = stored();
    expect(await tokens.renew()).not.toBe(refused);
    expect(server.requests).toMatchObject([{ fresh: true }]);
  });

  it('does not renew when another tab has renewed', async () => {
    await clock.pass(54 * minute);
    localStorage.setItem('access-token', server.token());
    tokens.adopt();
    await clock.pass(30 * minute);
    expect(server.requests).toHaveLength(0);
    await clock.pass(25 * minute);
    expect(server.requests).toHaveLength(1);
  });

  it('plans nothing when another tab stores a token and nobody is signed in here', async () => {
    tokens.stop();
    localStorage.setItem('access-token', server.token());
    tokens.adopt();
    await clock.pass(120 * minute);
    expect(server.requests).toHaveLength(0);
  });

  it('keeps its own plan when another tab stores another person’s token', async () => {
    localStorage.setItem('access-token', server.token('eve', { exp: 4_000_000_000 }));
    tokens.adopt();
    await clock.pass(55 * minute);
    expect(server.requests).toHaveLength(1);
  });

  it('does not renew in an endless loop when tokens are valid for less than five minutes', async () => {
    server.lifetime = 60;
    await tokens.renew();
    server.requests.length = 0;
    await clock.pass(minute);
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });
});

describe('a device whose clock is wrong', () => {
  it.each([-3 * 60 * minute, 3 * 60 * minute])('renews in time although it is %d ms off', async (ahead) => {
    server.ahead = ahead;
    tokens.start('ada');
    await clock.pass(54 * minute);
    await tokens.token();
    expect(server.requests).toHaveLength(1);
    await clock.pass(minute);
    expect(server.requests).toHaveLength(2);
  });
});

describe('failing', () => {
  it('waits 30 seconds, then twice as long each time, and never longer than 16 minutes', async () => {
    server.failsWith = new Error('no connection');
    tokens.start('ada');
    await clock.pass(90 * minute);
    const waits = server.requests
      .map(({ at }, i) => (at - (server.requests[i - 1]?.at ?? at)) / 1000)
      .slice(1);
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960, 960]);
  });

  it('starts again with 30 seconds after a success', async () => {
    server.failsWith = new Error('no connection');
    tokens.start('ada');
    await clock.pass(4 * minute);
    server.failsWith = null;
    await clock.pass(4 * minute);
    expect(stored()).not.toBeNull();
    server.requests.length = 0;
    server.failsWith = new Error('no connection');
    await clock.pass(60 * minute);
    const [first, second] = server.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(30_000);
  });

  it('tries at once for a call, and keeps the planned retry', async () => {
    server.failsWith = new Error('no connection');
    tokens.start('ada');
    await clock.pass(10_000);
    await expect(tokens.token()).rejects.toThrow('no connection');
    await expect(tokens.token()).rejects.toThrow('no connection');
    await clock.pass(20_000);
    expect(server.requests).toHaveLength(4);
  });

  it('ends the session when the server says so, and stops retrying', async () => {
    tokens.start('ada');
    await flushPromises();
    server.failsWith = new Error('disabled');
    await expect(tokens.renew()).rejects.toThrow('disabled');
    expect(server.ended).toEqual([server.failsWith]);
    expect(stored()).toBeNull();
    server.requests.length = 0;
    await clock.pass(120 * minute);
    expect(server.requests).toHaveLength(0);
  });
});

describe('stopping', () => {
  it('removes the token and cancels the planned renewal', async () => {
    tokens.start('ada');
    await flushPromises();
    tokens.stop();
    expect(stored()).toBeNull();
    await clock.pass(120 * minute);
    expect(server.requests).toHaveLength(1);
  });

  it('does not store a token that arrives after the sign-out', async () => {
    tokens.start('ada');
    const late = tokens.token();
    tokens.stop();
    await expect(late).rejects.toThrow('Nobody is signed in');
    expect(stored()).toBeNull();
  });

  it('does not retry after the sign-out', async () => {
    server.failsWith = new Error('no connection');
    tokens.start('ada');
    tokens.stop();
    await clock.pass(60 * minute);
    expect(server.requests).toHaveLength(1);
  });

  it('does not end the next session when an answer to the last one says that it ended', async () => {
    server.failsWith = new Error('disabled');
    tokens.start('ada');
    tokens.stop();
    await flushPromises();
    expect(server.ended).toEqual([]);
  });

  it('starts again for another person', async () => {
    tokens.start('ada');
    await flushPromises();
    const hers = stored();
    tokens.start('bob');
    expect(stored()).toBeNull();
    await flushPromises();
    expect(stored()).not.toBe(hers);
  });
});

it('the browser’s clock runs what is due, unless it was cancelled', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const run = vi.fn();
  browserClock.after(1000, run);
  browserClock.after(1000, run)();
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(browserClock.now()).toBe(1_001_000);
  vi.useRealTimers();
});
