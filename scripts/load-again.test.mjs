import { beforeEach, expect, it, vi } from 'vitest';

const { describeFunctions, utimesSync } = vi.hoisted(() => ({
  describeFunctions: vi.fn(),
  utimesSync: vi.fn(),
}));
vi.mock('./describe-functions.mjs', () => ({ describeFunctions, description: 'functions.yaml' }));
vi.mock('node:fs', () => ({ utimesSync }));
const { functionsAgain } = await import('./load-again.mjs');

beforeEach(() => void vi.useFakeTimers());

it('lets them be loaded again at once, and then every five seconds', () => {
  const again = functionsAgain();
  again();
  again();
  expect(utimesSync.mock.calls.map(([file]) => file)).toEqual(['functions.yaml']);
  expect(describeFunctions).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  again();
  expect(utimesSync).toHaveBeenCalledTimes(2);
});
