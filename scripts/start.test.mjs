import { beforeEach, expect, it, vi } from 'vitest';

const { labFacts, stopRequested } = vi.hoisted(() => ({ labFacts: vi.fn(), stopRequested: vi.fn() }));
vi.mock('./build.mjs', () => ({ build: () => {} }));
vi.mock('./labs.mjs', () => ({ chooseLab: () => ({ lab: 'demo', keepIn: 'data' }) }));
vi.mock('./signals.mjs', () => ({ stopRequested }));
vi.mock('./suite.mjs', () => ({ startSuite: async () => ({ ended: Promise.resolve(1), isNew: true }) }));
vi.mock('./upgrade.mjs', () => ({ upgradeData: async () => {} }));
vi.mock('./schedules.mjs', () => ({ runSchedules: async () => {} }));
vi.mock('./lab-facts.mjs', () => ({ labFacts }));

const exit = vi.spyOn(process, 'exit').mockReturnValue(/** @type {never} */ (undefined));
const print = vi.spyOn(console, 'log').mockReturnValue();
beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  labFacts.mockRejectedValue(new TypeError('fetch failed'));
});

it('ends without an error when Ctrl-C ended the suite before the lab was open', async () => {
  stopRequested.mockResolvedValue(true);
  await import('./start.mjs');
  expect(exit.mock.calls).toEqual([[0]]);
});

it.each([
  [true, false],
  [false, true],
])('says that the lab is open unless it stops (%s)', async (stops, says) => {
  labFacts.mockResolvedValue({ accounts: [], setUpAt: undefined });
  stopRequested.mockResolvedValue(stops);
  await import('./start.mjs');
  expect(print.mock.calls.join().includes('The lab is open')).toBe(says);
});

it('ends with the error when the lab does not answer', async () => {
  stopRequested.mockResolvedValue(false);
  await expect(import('./start.mjs')).rejects.toThrow('fetch failed');
});
