import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScroll } from './use-scroll.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

it('tells the position at the start, and at most once a frame', () => {
  const tops: number[] = [];
  vi.stubGlobal('scrollY', 7);
  renderHook(() => useScroll((top) => tops.push(top)));
  expect(tops).toEqual([7]);
  for (const top of [10, 20, 30]) scrollTo(top);
  expect(tops).toEqual([7]);
  vi.advanceTimersToNextFrame();
  expect(tops).toEqual([7, 30]);
  scrollTo(40);
  vi.advanceTimersToNextFrame();
  expect(tops).toEqual([7, 30, 40]);
});

it('is never above the page, where a browser lets it be pulled down', () => {
  const told = vi.fn();
  renderHook(() => useScroll(told));
  scrollTo(-50);
  vi.advanceTimersToNextFrame();
  expect(told).toHaveBeenLastCalledWith(0);
});

it('tells whoever asks now, and nobody who has left', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook(useScroll, { initialProps: first });
  rerender(second);
  scrollTo(10);
  vi.advanceTimersToNextFrame();
  expect([first.mock.calls, second.mock.calls]).toEqual([[[0]], [[10]]]);
  scrollTo(20);
  unmount();
  scrollTo(30);
  expect(vi.getTimerCount()).toBe(0);
  expect(second).toHaveBeenCalledOnce();
});

it('does not hold up the scrolling', () => {
  const listens = vi.spyOn(window, 'addEventListener');
  renderHook(() => useScroll(() => {}));
  expect(listens).toHaveBeenCalledWith('scroll', expect.any(Function), { passive: true });
});
