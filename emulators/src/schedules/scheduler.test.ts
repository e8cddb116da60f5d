/** Tests the scheduler and manual runs against a server that answers as the Functions emulator does. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scheduler } from './scheduler.ts';
import { runByHand, startScheduler } from './schedules.ts';

const noon = new Date('2030-01-01T12:00:00Z');
const at = (time: string) => vi.setSystemTime(new Date(`2030-01-01T${time}Z`));

let served: { id: string; name: string; platform: string; schedule?: { schedule: string } }[];
let answer: (id: string) => Promise<number> | number;
let requests = 0;
let calls: string[];
let problems: string[];
let scheduler: Scheduler | undefined;
let functions: string;
let server: ReturnType<typeof createServer>;

const scheduled = (name: string, schedule: string) => ({
  id: `region-${name}`,
  name,
  platform: 'gcfv2',
  schedule: { schedule },
});

beforeEach(async () => {
  served = [{ id: 'region-web', name: 'web', platform: 'gcfv2' }];
  answer = (id) => (id.endsWith('-0') ? 200 : 404);
  calls = [];
  problems = [];
  server = createServer(async (request, response) => {
    if (request.url === '/backends') {
      requests++;
      response.end(JSON.stringify({ backends: [{ functionTriggers: served }] }));
      return;
    }
    const id = request.url?.replace('/functions/projects/demo-test/triggers/region-', '') ?? '';
    const due = String(request.headers['x-cloudscheduler-scheduletime']);
    // Without seconds, because waiting advances the faked clock a little.
    calls.push(`${id} ${due.slice('2030-01-01T'.length, -':00.000Z'.length)}`);
    response.writeHead(await answer(id)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  functions = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
  scheduler?.stop();
  server.closeAllConnections();
  server.close();
});

/**
 * Waits until the scheduler has checked once more; it only checks again after handling the previous answer.
 */
async function looks(): Promise<void> {
  const seen = requests;
  await vi.waitFor(() => expect(requests).toBeGreaterThan(seen + 2), { timeout: 10_000 });
}
async function start(): Promise<void> {
  scheduler = startScheduler({ functions, project: 'demo-test' }, (sentence) => problems.push(sentence), 10);
  await looks();
}
const called = (...expected: string[]) =>
  vi.waitFor(() => expect(calls).toEqual(expected), { timeout: 10_000 });

describe('the scheduler', () => {
  it('calls each function when it is due, and once', async () => {
    served.push(scheduled('hourly', '0 * * * *'), scheduled('often', 'every 5 minutes'));
    await start();
    at('12:05:01');
    await called('often-0 12:05');
    await looks();
    at('12:59:59');
    await called('often-0 12:05', 'often-0 12:10');
    at('13:00:00');
    await vi.waitFor(() => expect(calls).toContain('hourly-0 13:00'));
    await looks();
    expect(calls).toHaveLength(3);
    expect(problems).toEqual([]);
  });

  it('makes up once for what a sleeping computer missed', async () => {
    served.push(scheduled('hourly', '0 * * * *'));
    await start();
    at('19:30:00');
    await called('hourly-0 13:00');
    await looks();
    expect(calls).toHaveLength(1);
    at('20:00:00');
    await vi.waitFor(() => expect(calls.at(-1)).toBe('hourly-0 20:00'));
  });

  it('goes on when the clock, which was far ahead, is set right', async () => {
    served.push(scheduled('hourly', '0 * * * *'), scheduled('often', 'every 5 minutes'));
    await start();
    vi.setSystemTime(new Date('2031-01-01T00:30:00Z'));
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    at('12:58:00');
    await looks();
    expect(calls).toHaveLength(2);
    at('13:03:30');
    await vi.waitFor(() =>
      expect(calls).toEqual(expect.arrayContaining(['hourly-0 13:00', 'often-0 13:03'])),
    );
    expect(calls).toHaveLength(4);
  });

  it('does not call a function that still runs', async () => {
    served.push(scheduled('slow', '* * * * *'));
    let finish: () => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        finish = () => resolve(200);
      });
    await start();
    at('12:01:00');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    at('12:02:00');
    await looks();
    expect(calls).toHaveLength(1);
    finish();
    await vi.waitFor(() => expect(calls.at(-1)).toBe('slow-0 12:02'));
    finish();
  });

  it('reports a function that fails, and calls it again the next time', async () => {
    served.push(scheduled('failing', '0 * * * *'));
    answer = () => 500;
    await start();
    at('13:00:00');
    await vi.waitFor(() => expect(problems).toEqual(['The scheduled function failing failed: HTTP 500']));
    at('14:00:00');
    await vi.waitFor(() => expect(problems).toHaveLength(2));
  });

  it('reports a schedule that it cannot read once, and reads the corrected one', async () => {
    served.push(scheduled('fn', 'every now and then'));
    await start();
    expect(problems).toEqual([
      'The scheduled function fn never runs by itself: "every now and then" is neither a cron pattern of five fields nor App Engine\'s syntax.',
    ]);
    served = [scheduled('fn', '0 13 * * *')];
    await looks();
    at('13:00:00');
    await called('fn-0 13:00');
    expect(problems).toHaveLength(1);
  });

  it('takes up a function that comes later, and drops one that goes', async () => {
    served.push(scheduled('goes', '0 13 * * *'));
    await start();
    served = [scheduled('comes', '0 13 * * *')];
    await looks();
    at('13:00:00');
    await called('comes-0 13:00');
    await looks();
    expect(calls).toHaveLength(1);
  });
});

describe('a run by hand', () => {
  const run = (name: string) => runByHand({ functions, project: 'demo-test' }, name);

  it('finds the function under the number that the Functions emulator gave it last', async () => {
    served.push(scheduled('fn', '0 * * * *'));
    answer = (id) => (id === 'fn-2' ? 200 : 204);
    expect(await run('fn')).toBe('fn ran.');
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['fn-0', 'fn-1', 'fn-2']);
  });

  it('says when background functions are switched off', async () => {
    served.push(scheduled('fn', '0 * * * *'));
    answer = (id) => (id === 'fn-0' ? 204 : 404);
    await expect(run('fn')).rejects.toThrow('Background functions are switched off, so fn did not run.');
  });

  it('says what is missing', async () => {
    await expect(run('fn')).rejects.toThrow(
      'There is no scheduled function "fn". The Functions emulator serves no scheduled function.',
    );
    functions = '127.0.0.1:1';
    await expect(run('fn')).rejects.toThrow(
      'No Functions emulator answers at 127.0.0.1:1. Start the suite first.',
    );
  });
});
