import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserReports, networkGoes } from '../test/network.ts';
import { isOnline, noteCall, onBackOnline, useOnline } from './online.ts';

it('a page follows the network as long as it is open', () => {
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    drawn++;
    return useOnline();
  });
  expect(result.current).toBe(true);
  for (const is of [false, true]) {
    act(() => networkGoes(is ? 'online' : 'offline'));
    expect(result.current).toBe(is);
  }
  unmount();
  const before = drawn;
  act(() => networkGoes('offline'));
  expect(drawn).toBe(before);
});

it('the server renders pages for people with a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Page = () => createElement('p', null, String(useOnline()));
  expect(renderToString(createElement(Page))).toBe('<p>true</p>');
});

it('a listener hears each return of the network until it is removed', () => {
  const listener = vi.fn();
  const stop = onBackOnline(listener);
  networkGoes('offline');
  expect(listener).not.toHaveBeenCalled();
  networkGoes('online');
  networkGoes('offline');
  networkGoes('online');
  stop();
  networkGoes('offline');
  networkGoes('online');
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('a browser that believes itself offline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is believed only while calls get no answer', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = renderHook(useOnline);
    const listener = vi.fn();
    const stop = onBackOnline(listener);
    expect(result.current).toBe(true);
    act(() => noteCall(false));
    expect(result.current).toBe(false);
    act(() => noteCall(true));
    expect(result.current).toBe(true);
    stop();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('asks every five seconds for a small file, until an answer comes', async () => {
    const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetched.mockResolvedValueOnce(new Response()));
    networkGoes('offline');
    noteCall(false);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetched).toHaveBeenCalledOnce();
    expect(isOnline()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    const request = { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) };
    expect(fetched).toHaveBeenLastCalledWith('/favicon.svg', request);
    expect(isOnline()).toBe(true);
  });

  it('asks again when nothing comes for twenty seconds', async () => {
    const fetched = vi.fn<typeof fetch>(() => new Promise(() => {}));
    vi.stubGlobal('fetch', fetched);
    networkGoes('offline');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not believed that it is back before an answer comes', async () => {
    const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetched.mockResolvedValueOnce(new Response()));
    const listener = vi.fn();
    const stop = onBackOnline(listener);
    browserReports('offline');
    browserReports('online');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledOnce();
    expect(isOnline()).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    stop();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(isOnline()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('asks for nothing when a call is answered before', async () => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetched);
    networkGoes('offline');
    networkGoes('online');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('without a network of its own, a call that fails says nothing about the browser', () => {
  noteCall(false);
  expect(isOnline()).toBe(true);
});
