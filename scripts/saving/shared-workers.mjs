// firebase-tools gives each call that runs beside another a process of its own, and each of these loads all modules again.
// Here the calls of a function share a process, as in the cloud.
import { createRequire } from 'node:module';

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));

/** @typedef {{ state: string, calls?: number }} Worker */
/** @typedef {{ id: string } | undefined} Trigger */

export function shareWorkers() {
  const { RuntimeWorker, RuntimeWorkerPool, RuntimeWorkerState } = ofTools(
    './emulator/functionsRuntimeWorker',
  );
  const { FunctionsEmulator } = ofTools('./emulator/functionsEmulator');

  const pool = RuntimeWorkerPool.prototype;
  const { getIdleWorker } = pool;
  pool.getIdleWorker = function (/** @type {string} */ id, /** @type {string} */ runtime) {
    /** @type {Worker[]} */
    const workers = this.getTriggerWorkers(id, runtime);
    return (
      getIdleWorker.call(this, id, runtime) ?? workers.find(({ state }) => state === RuntimeWorkerState.BUSY)
    );
  };

  // Calls that come while the process starts wait for it, instead of starting one each.
  /** @type {Map<string, Promise<unknown>>} */
  const starting = new Map();
  const emulator = FunctionsEmulator.prototype;
  const { startRuntime } = emulator;
  emulator.startRuntime = function (/** @type {unknown} */ backend, /** @type {Trigger} */ trigger) {
    const start = () => startRuntime.call(this, backend, trigger);
    if (!trigger) return start();
    const started = starting.get(trigger.id) ?? start().finally(() => starting.delete(trigger.id));
    starting.set(trigger.id, started);
    return started;
  };

  // After one of several calls the process is still busy.
  const worker = RuntimeWorker.prototype;
  const state = Object.getOwnPropertyDescriptor(worker, 'state');
  Object.defineProperty(worker, 'state', {
    ...state,
    set(/** @type {string} */ next) {
      this.calls ??= 0;
      if (next === RuntimeWorkerState.BUSY) this.calls += 1;
      else if (next === RuntimeWorkerState.IDLE && this.calls > 0) this.calls -= 1;
      state?.set?.call(
        this,
        next === RuntimeWorkerState.IDLE && this.calls > 0 ? RuntimeWorkerState.BUSY : next,
      );
    },
  });
}
