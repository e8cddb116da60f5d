import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Timestamp } from '../values/value.ts';
import { Deliveries } from './deliveries.ts';
import type { DocumentEvent } from './event.ts';

const limits = { atOnce: 2, firstWaitMs: 10, longestWaitMs: 40, giveUpAfterMs: 5000 };
const trigger = {
  id: 'fn-0',
  project: 'p',
  database: 'projects/p/databases/(default)',
  eventType: 'written',
  generation: 2 as const,
  wants: () => true,
};

const event = (path: string, id: string): DocumentEvent => ({
  id,
  trigger,
  change: { path, before: undefined, after: undefined },
  time: new Timestamp(0, 0),
});

let report: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  report.mockRestore();
  vi.useRealTimers();
});

/** Deliveries to a function that logs its starts and ends. */
function deliveriesTo(work: (event: DocumentEvent) => Promise<void>, giveUpAfterMs = limits.giveUpAfterMs) {
  const log: string[] = [];
  const deliveries = new Deliveries(
    async (sent) => {
      log.push(`+${sent.id}`);
      await work(sent);
      log.push(`-${sent.id}`);
    },
    { ...limits, giveUpAfterMs },
  );
  return { log, deliveries };
}

describe('the events of one document', () => {
  it('come in order, each after the one before it has ended', async () => {
    const { log, deliveries } = deliveriesTo(() => sleep(Math.random() * 5));
    const ids = Array.from({ length: 20 }, (_, i) => String(i));
    for (const id of ids) deliveries.add(event('c/1', id));
    await vi.waitFor(() => expect(log.at(-1)).toBe('-19'));
    expect(log).toEqual(ids.flatMap((id) => [`+${id}`, `-${id}`]));
  });

  it('wait while the first one is retried after growing delays; those of other documents do not wait', async () => {
    const starts: number[] = [];
    const { log, deliveries } = deliveriesTo(async ({ id }) => {
      if (id !== 'bad') return;
      starts.push(Date.now());
      if (starts.length < 4) throw new Error('down');
    });
    for (const id of ['bad', 'after']) deliveries.add(event('c/1', id));
    for (const id of ['x', 'y', 'z']) deliveries.add(event(`c/${id}`, id));
    await vi.waitFor(() => expect(log).toContain('-after'));
    expect(log.filter((entry) => /bad|after/.test(entry))).toEqual([
      ...Array(4).fill('+bad'),
      '-bad',
      '+after',
      '-after',
    ]);
    expect(log.indexOf('-z')).toBeLessThan(log.lastIndexOf('+bad'));
    const [first = 0, second = 0, third = 0, fourth = 0] = starts;
    expect(second - first).toBeGreaterThanOrEqual(9);
    expect(third - second).toBeGreaterThanOrEqual(19);
    expect(fourth - third).toBeGreaterThanOrEqual(39);
    expect(report).not.toHaveBeenCalled();
  });

  it('are retried as long as ever after the computer has slept', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let failures = 0;
    const { log, deliveries } = deliveriesTo(async () => {
      if (++failures > 3) return;
      vi.setSystemTime(Date.now() + 8 * 3_600_000);
      throw new Error('down');
    });
    deliveries.add(event('c/1', '1'));
    await vi.waitFor(() => expect(log.at(-1)).toBe('-1'));
    expect(report).not.toHaveBeenCalled();
  });

  it('are given up one by one with a line each when none succeeds, and the next starts afresh', async () => {
    let down = true;
    const { log, deliveries } = deliveriesTo(async () => {
      if (down) throw new Error('HTTP 500 boom');
    }, 100);
    for (const id of ['1', '2', '3']) deliveries.add(event('c/1', id));
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(3));
    expect(report.mock.calls[0]?.[0]).toMatch(
      /^Giving up the event written of c\/1 for the function "fn-0" after \d+ attempts: HTTP 500 boom$/,
    );
    // The time limit has passed with the first event, so the two behind it get one attempt each.
    expect(log.filter((entry) => entry !== '+1')).toEqual(['+2', '+3']);
    expect(log.length).toBeGreaterThan(4);

    down = false;
    deliveries.add(event('c/1', '4'));
    await vi.waitFor(() => expect(log.at(-1)).toBe('-4'));
    down = true;
    deliveries.add(event('c/1', '5'));
    await vi.waitFor(() => expect(log.at(-1)).toBe('+5'));
    down = false;
    await vi.waitFor(() => expect(log.at(-1)).toBe('-5'));
  });
});

describe('the events of different documents', () => {
  it('are delivered side by side, but no more at once than allowed', async () => {
    let running = 0;
    let most = 0;
    const { log, deliveries } = deliveriesTo(async () => {
      most = Math.max(most, ++running);
      await sleep(5);
      running--;
    });
    for (let i = 0; i < 9; i++) deliveries.add(event(`c/${i}`, String(i)));
    await vi.waitFor(() => expect(log.filter((entry) => entry.startsWith('-'))).toHaveLength(9));
    expect(most).toBe(limits.atOnce);
  });
});

describe('a stop', () => {
  it('waits for what is under way, begins nothing more and counts the rest', async () => {
    const { log, deliveries } = deliveriesTo(async ({ id }) => {
      await sleep(30);
      if (id === 'failing') throw new Error('down');
    });
    for (const id of ['1', '2']) deliveries.add(event('c/1', id));
    deliveries.add(event('c/2', 'failing'));
    deliveries.add(event('c/3', '3'));
    expect(await deliveries.stop()).toBe(3);
    expect(log).toEqual(['+1', '+failing', '-1']);
    await sleep(60);
    expect(log).toHaveLength(3);
  });

  it('does not wait for the next attempt of a failed event', async () => {
    const { log, deliveries } = deliveriesTo(async () => {
      throw new Error('down');
    });
    deliveries.add(event('c/1', '1'));
    await sleep(2);
    expect(await deliveries.stop()).toBe(1);
    await sleep(60);
    expect(log).toEqual(['+1']);
  });
});
