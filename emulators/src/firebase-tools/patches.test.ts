import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firebase } from '../launch/firebase-tools.testing.ts';
import { applyPatches, fingerprintOf, madeFor, patches, toolsOf } from './patches.ts';

const ofTools = toolsOf(firebase);
const all = patches();
/** Before the patches are applied below. */
const found = all.map((patch) => [patch.without, fingerprintOf(patch, ofTools), patch.fingerprint]);

describe('firebase-tools looks as it did when this was written', () => {
  // When one fails after an update: read the new code, adapt the patch, and then write the new fingerprint
  // and version.
  it.each(found)('otherwise %s', (_, now, fingerprint) => {
    expect(now).toBe(fingerprint);
  });

  it('and has the version that the patches name', () => {
    expect(ofTools('../package.json').version).toBe(madeFor);
  });

  it.each([
    ['./emulator/commandUtils', /\["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"\]\.forEach/],
    ['./emulator/functionsEmulatorRuntime', /require\("\.\/functionsEmulatorShared"\)/],
    ['./emulator/auth/server', /exegesisExpress\.middleware\(/],
  ])('and %s does what is relied on', (file, what) => {
    expect(readFileSync(ofTools.resolve(file), 'utf8')).toMatch(what);
  });
});

it('leaves out what looks different, and says what is lost', () => {
  const said: string[] = [];
  let applied = 0;
  const patch = {
    without: 'it is slow',
    why: '',
    relies: () => ['new code'],
    fingerprint: 'of the old code',
  };
  const missing = { ...patch, relies: () => [ofTools('./none')] };
  const which = [patch, missing].map((one) => ({ ...one, apply: () => void applied++ }));
  applyPatches(ofTools, which, (sentence) => said.push(sentence));
  expect(applied).toBe(0);
  expect(said).toEqual(Array(2).fill(`This version of firebase-tools is not ${madeFor}: it is slow.`));
});

const { RuntimeWorkerPool } = ofTools('./emulator/functionsRuntimeWorker');
const { FunctionsEmulator } = ofTools('./emulator/functionsEmulator');

/** firebase-tools' own workers, with a server of this test instead of a process. */
async function start() {
  const open: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/__/health') response.end();
    else open.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  let started = 0;
  const emulator = Object.create(FunctionsEmulator.prototype);
  const pool = new RuntimeWorkerPool();
  Object.assign(emulator, {
    workerPools: { default: pool },
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: async () => ({}),
    startNode: async () => {
      started += 1;
      const conn = { httpReqOpts: () => ({ host: '127.0.0.1', port }) };
      return { process: new EventEmitter(), events: new EventEmitter(), conn };
    },
  });
  const trigger = { id: 'api', timeoutSeconds: 60 };
  const call = async () => {
    if (!pool.readyForWork('api', 'nodejs24'))
      await emulator.startRuntime({ codebase: 'default', runtime: 'nodejs24' }, trigger);
    const request = { method: 'GET', path: '/', headers: {} };
    await pool.submitRequest('api', request, browser(), undefined, undefined, 'nodejs24');
  };
  return { call, open, started: () => started, worker: () => pool.getTriggerWorkers('api', 'nodejs24')[0] };
}

/** Takes what a browser would get. */
function browser() {
  const taken = new Writable({ write: (_chunk, _encoding, next) => next() });
  return Object.assign(taken, { writeHead: () => {} });
}

applyPatches(ofTools, all, () => {});

it('calls at the same time share one process, which is busy until the last has its answer', async () => {
  const { call, open, started, worker } = await start();
  const calls = [call(), call(), call()];
  await expect.poll(() => open.length).toBe(3);
  expect(started()).toBe(1);
  open[0]?.end();
  await Promise.race(calls);
  expect(worker().state).toBe('BUSY');
  for (const response of open) response.end();
  await Promise.all(calls);
  expect(worker().state).toBe('IDLE');
  const again = call();
  await expect.poll(() => open.length).toBe(4);
  open[3]?.end();
  await again;
  expect(started()).toBe(1);
});
