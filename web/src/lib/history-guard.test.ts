import { afterEach, expect, it, vi } from 'vitest';
import { openHistoryGuard, setHistoryGuard } from './history-guard.ts';

afterEach(() => setHistoryGuard(null));

it('hears of Back and Forward before those who listen later, until it is taken away', () => {
  openHistoryGuard();
  const heard: string[] = [];
  addEventListener('popstate', () => heard.push('router'));
  const guard = vi.fn(() => heard.push('guard'));
  setHistoryGuard(guard);
  const event = new PopStateEvent('popstate');
  dispatchEvent(event);
  expect(guard).toHaveBeenCalledWith(event);
  expect(heard).toEqual(['guard', 'router']);
  setHistoryGuard(null);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toEqual(['guard', 'router', 'router']);
});
