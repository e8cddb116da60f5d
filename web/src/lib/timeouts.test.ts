import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortable, isNoConnection, TimedOut, withTimeout } from './timeouts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

describe('waiting', () => {
  it('returns a result that comes in time, and clears its timer', async () => {
    await expect(withTimeout(1000, async () => 'here')).resolves.toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after the time limit, and aborts the call', async () => {
    let received: AbortSignal | undefined;
    const end = withTimeout(1000, (signal) => {
      received = signal;
      return never();
    }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(received?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toBeInstanceOf(TimedOut);
    expect(String(await end)).toMatch(/^TimedOut: No connection/);
    expect(isNoConnection(await end)).toBe(true);
    expect(received?.aborted).toBe(true);
  });

  it('rejects with the caller’s reason when it is aborted', async () => {
    const caller = new AbortController();
    const reason = new Error('enough');
    const end = withTimeout(1000, never, caller.signal).catch((error: unknown) => error);
    caller.abort(reason);
    expect(await end).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    const start = vi.fn(never);
    await expect(withTimeout(1000, start, caller.signal)).rejects.toBe(reason);
    expect(start).not.toHaveBeenCalled();
  });

  it('does not listen to the caller any longer when it has ended', async () => {
    const caller = new AbortController();
    let received: AbortSignal | undefined;
    await withTimeout(
      1000,
      async (signal) => {
        received = signal;
      },
      caller.signal,
    );
    caller.abort();
    expect(received?.aborted).toBe(false);
  });

  it('rejects at once when it was aborted before', async () => {
    const reason = new Error('enough');
    await expect(abortable(AbortSignal.abort(reason), never())).rejects.toBe(reason);
  });
});

describe('no connection', () => {
  it.each(['network', 'auth/network-request-failed', 'auth/timeout', 'storage/retry-limit-exceeded'])(
    'is what %s means',
    (code) => {
      expect(isNoConnection(Object.assign(new Error(), { code }))).toBe(true);
    },
  );

  it.each([
    Object.assign(new Error(), { code: 'auth/wrong-password' }),
    new Error('network'),
    { code: 'network' },
    'network',
    null,
  ])('is not %o', (error) => {
    expect(isNoConnection(error)).toBe(false);
  });
});
