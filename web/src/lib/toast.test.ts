import { expect, it, vi } from 'vitest';
import { subscribeToToasts, takeToasts, toast, waitingToasts } from './toast.ts';

it('a toast stays for two seconds, one that is not a success for four, or as long as it says', () => {
  toast('Saved');
  toast('Refused', { kind: 'error' });
  toast('Copied', { milliseconds: 1000 });
  expect(waitingToasts()).toMatchObject([
    { text: 'Saved', kind: 'success', milliseconds: 2000 },
    { text: 'Refused', kind: 'error', milliseconds: 4000 },
    { text: 'Copied', kind: 'success', milliseconds: 1000 },
  ]);
  expect(new Set(waitingToasts().map(({ id }) => id)).size).toBe(3);
});

it('toasts are taken once, in the order in which they came', () => {
  toast('First');
  toast('Second');
  expect(takeToasts().map(({ text }) => text)).toEqual(['First', 'Second']);
  expect(takeToasts()).toEqual([]);
  expect(waitingToasts()).toEqual([]);
});

it('who shows toasts hears of each one until they stop listening', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  toast('First');
  toast('Second');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  toast('Third');
  expect(listener).toHaveBeenCalledTimes(2);
});
