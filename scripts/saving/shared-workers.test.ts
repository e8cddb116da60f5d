import { EventEmitter } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { shareWorkers } from './shared-workers.mjs';

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
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
    workerPools: { lab: pool },
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
      await emulator.startRuntime({ codebase: 'lab', runtime: 'nodejs24' }, trigger);
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

shareWorkers();

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
