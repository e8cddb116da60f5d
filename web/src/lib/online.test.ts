import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { onBackOnline, useOnline } from './online.ts';

it('a page follows the network as long as it is open', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    drawn++;
    return useOnline();
  });
  expect(result.current).toBe(true);
  for (const is of [false, true]) {
    online.mockReturnValue(is);
    act(() => void dispatchEvent(new Event(is ? 'online' : 'offline')));
    expect(result.current).toBe(is);
  }
  const removed = vi.spyOn(window, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([event]) => event).sort()).toEqual(['offline', 'online']);
  const before = drawn;
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(drawn).toBe(before);
});

it('the server draws pages for people with a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Page = () => createElement('p', null, String(useOnline()));
  expect(renderToString(createElement(Page))).toBe('<p>true</p>');
});

it('a listener hears each return of the network until it is removed', () => {
  const listener = vi.fn();
  const stop = onBackOnline(listener);
  dispatchEvent(new Event('offline'));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  stop();
  dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
});
