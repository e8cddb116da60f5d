import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Part } from './running.ts';
import { Saver } from './saver.ts';

let saved: { parts: Part[]; at: number }[];
let lines: string[];
/** How long a save takes, and whether it fails. */
let takesMs: number;
let failure: Error | undefined;
let saver: Saver;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  saved = [];
  lines = [];
  takesMs = 0;
  failure = undefined;
  saver = new Saver(
    async (parts) => {
      const started = Date.now();
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      if (failure) throw failure;
      saved.push({ parts: [...parts], at: started });
    },
    (sentence) => lines.push(sentence),
  );
});
afterEach(() => vi.useRealTimers());

/** With a change every `everyMs`, the longest time until a save that started after a change was complete. */
async function longestUnsaved(forMs: number, everyMs: number): Promise<number> {
  const changes: number[] = [];
  for (let at = 0; at < forMs; at += everyMs) {
    changes.push(Date.now());
    saver.changed('firestore');
    await vi.advanceTimersByTimeAsync(everyMs);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  return Math.max(
    ...changes.map((change) => {
      const save = saved.find(({ at }) => at >= change);
      return save ? save.at + takesMs - change : Number.POSITIVE_INFINITY;
    }),
  );
}

it('saves nothing while nothing changes', async () => {
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(saved).toEqual([]);
});

it('saves once, soon after the last of several changes', async () => {
  saver.changed('auth');
  await vi.advanceTimersByTimeAsync(1000);
  saver.changed('firestore');
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(saved).toEqual([{ parts: ['auth', 'firestore'], at: 2500 }]);
});

it.each([0, 300, 1500, 3000])(
  'keeps its promise under steady changes when a save takes %i ms',
  async (ms) => {
    takesMs = ms;
    expect(await longestUnsaved(120_000, 200)).toBeLessThan(9000);
    expect(saved.length).toBeLessThan(120_000 / 1500);
  },
);

it.each([-3_600_000, 3_600_000])('keeps it when the clock is set by %i ms', async (byMs) => {
  takesMs = 500;
  for (let i = 0; i < 100; i++) {
    // In the middle of a save, whose duration decides when the next one starts.
    if (i === 20) vi.setSystemTime(Date.now() + byMs);
    saver.changed('firestore');
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(saved.length).toBeGreaterThan(3);
  expect(saved.length).toBeLessThan(100 / 5);
});

it('does not lose a change that comes during a save', async () => {
  takesMs = 2000;
  saver.changed('firestore');
  await vi.advanceTimersByTimeAsync(2500);
  saver.changed('storage');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved.map(({ parts }) => parts)).toEqual([['firestore'], ['storage']]);
});

it('reports each failure, retries with everything unsaved, and reports success', async () => {
  failure = new Error('ENOSPC: no space left on device');
  saver.changed('firestore');
  await vi.advanceTimersByTimeAsync(2000);
  saver.changed('auth');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.length).toBe(3);
  for (const sentence of lines) {
    expect(sentence).toMatch(/^SAVING FAILED: the disk is full \(ENOSPC\)\nWhat was entered since \d\d:/);
  }
  failure = undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(saved.map(({ parts }) => parts)).toEqual([['firestore', 'auth']]);
  expect(lines.slice(3)).toEqual(['Saving works again; all that was entered is saved.']);
});

it('saves everything unsaved at the end, even changes during a save', async () => {
  takesMs = 1000;
  saver.changed('firestore');
  await vi.advanceTimersByTimeAsync(2000);
  saver.changed('auth');
  const finished = saver.finish();
  await vi.advanceTimersByTimeAsync(400);
  saver.changed('storage');
  await vi.advanceTimersByTimeAsync(10_000);
  await finished;
  expect(saved.map(({ parts }) => parts)).toEqual([['firestore'], ['auth', 'storage']]);
});

it('stops retrying at the end after some time', async () => {
  failure = new Error('full');
  saver.changed('firestore');
  const finished = saver.finish();
  await vi.advanceTimersByTimeAsync(1000);
  await finished;
  expect(lines.length).toBe(3);
});

it('says at the end what is lost, and promises no further try', async () => {
  failure = new Error('full');
  saver.changed('firestore');
  const finished = saver.finish();
  await vi.advanceTimersByTimeAsync(1000);
  await finished;
  expect(lines.at(-1)).toMatch(
    /^SAVING FAILED: full\nWhat was entered since \d\d:\d\d:\d\d is lost, because the suite ends\. The save before stays as it is\.$/,
  );
  expect(lines.join()).not.toContain('every 5 seconds');
});

it('saves at once when it is asked to, and also what changed while a save was running', async () => {
  takesMs = 1000;
  saver.changed('firestore');
  await vi.advanceTimersByTimeAsync(2000);
  const asked = Promise.all([saver.saveNow(), saver.saveNow()]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await asked).toEqual([undefined, undefined]);
  expect(saved.map(({ at, parts }) => [at, parts.length])).toEqual([
    [1500, 1],
    [2500, 3],
  ]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(saved).toHaveLength(2);
});

it('says why it could not save when it was asked to, and tries again', async () => {
  failure = new Error('the disk is full');
  const saveNow = async () => {
    const asked = saver.saveNow();
    await vi.advanceTimersByTimeAsync(0);
    return asked;
  };
  expect(await saveNow()).toBe('the disk is full');
  failure = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toHaveLength(1);
  expect(await saveNow()).toBeUndefined();
});
