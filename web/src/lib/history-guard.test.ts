import { afterEach, expect, it, vi } from 'vitest';
import {
  entryNumber,
  numberEntry,
  openHistoryGuard,
  replayEarlyMove,
  setHistoryGuard,
} from './history-guard.ts';

afterEach(() => setHistoryGuard(null));

it('is called before later listeners, until it is removed', () => {
  openHistoryGuard();
  const calls: string[] = [];
  addEventListener('popstate', () => calls.push('router'));
  const guard = vi.fn(() => calls.push('guard'));
  setHistoryGuard(guard);
  const event = new PopStateEvent('popstate');
  dispatchEvent(event);
  expect(guard).toHaveBeenCalledWith(event);
  expect(calls).toEqual(['guard', 'router']);
  setHistoryGuard(null);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(calls).toEqual(['guard', 'router', 'router']);
});

it('tells a later listener that somebody has gone back before', () => {
  openHistoryGuard();
  dispatchEvent(new PopStateEvent('popstate'));
  const router = vi.fn();
  addEventListener('popstate', router);
  replayEarlyMove();
  expect(router).toHaveBeenCalledTimes(1);
  removeEventListener('popstate', router);
});

it('numbers history entries and keeps the state of the router', async () => {
  history.pushState({ key: 'a' }, '');
  numberEntry('PUSH');
  const first = entryNumber();
  expect(history.state).toEqual({ key: 'a', entryNumber: first });
  history.pushState(null, '');
  expect(entryNumber()).toBeUndefined();
  numberEntry('PUSH');
  history.replaceState({ key: 'b' }, '');
  numberEntry('REPLACE');
  const replaceState = vi.spyOn(history, 'replaceState');
  numberEntry('REPLACE');
  expect(replaceState).not.toHaveBeenCalled();
  expect(entryNumber()).toBe(Number(first) + 1);
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await back;
  numberEntry('POP');
  expect(entryNumber()).toBe(first);
  history.pushState(null, '');
  numberEntry('PUSH');
  expect(entryNumber()).toBe(Number(first) + 1);
});
