// firebase-tools gives the process of a function thirty seconds to start, and never notices that it has ended. Here it
// waits as long as the process runs.
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const everyMs = 100;
const notYet = ['ECONNREFUSED', 'ENOENT'];

/** @typedef {{ runtime: { process: import('node:child_process').ChildProcess }, isSocketReady: () => Promise<void> }} Worker */

/** @this {Worker} */
export async function waitForSocketReady() {
  const { process } = this.runtime;
  for (;;) {
    try {
      return await this.isSocketReady();
    } catch (error) {
      const { exitCode, signalCode } = process;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`its process has ended (${signalCode ?? exitCode})`);
      if (!notYet.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    }
    await setTimeout(everyMs);
  }
}

export function waitForWorkers() {
  ofTools('./emulator/functionsRuntimeWorker').RuntimeWorker.prototype.waitForSocketReady =
    waitForSocketReady;
}
