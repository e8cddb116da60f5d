import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page hears of the network from its first moment', async () => {
  const { isOnline, noteCall } = await import('./online.ts');
  expect(isOnline()).toBe(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(isOnline()).toBe(false);
  noteCall(true);
  expect(isOnline()).toBe(true);
});

it('the server, which has no window, listens to nothing', async () => {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  vi.stubGlobal('window', undefined);
  await import('./online.ts');
  expect(listen).not.toHaveBeenCalled();
});
