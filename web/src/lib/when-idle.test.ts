import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('in a browser that says when it is idle', () => {
  it('runs when it is idle, after two seconds at the latest, and never after it was cancelled', () => {
    const waiting = new Map<number, () => void>();
    const latest: unknown[] = [];
    const requestIdleCallback = (run: () => void, options: object) => {
      latest.push(options);
      return waiting.set(waiting.size + 1, run).size;
    };
    const cancelIdleCallback = (request: number) => waiting.delete(request);
    Object.defineProperty(window, 'requestIdleCallback', { value: requestIdleCallback, configurable: true });
    Object.defineProperty(window, 'cancelIdleCallback', { value: cancelIdleCallback, configurable: true });
    const [first, second] = [vi.fn(), vi.fn()];
    whenIdle(first);
    whenIdle(second)();
    vi.advanceTimersByTime(5000);
    expect(first).not.toHaveBeenCalled();
    for (const run of waiting.values()) run();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
    expect(latest).toEqual([{ timeout: 2000 }, { timeout: 2000 }]);
  });
});

describe('in Safari', () => {
  it('runs after a moment, and never after it was cancelled', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    whenIdle(first);
    whenIdle(second)();
    expect(first).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });
});
