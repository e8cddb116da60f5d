import { project } from './paths.mjs';
import { ports } from './ports.mjs';

const suite = { functions: `127.0.0.1:${ports.functions}`, project };

/** Runs each function when it is due, and prints errors. */
export async function runSchedules() {
  const { startScheduler } = await import('firebase-emulators-node/schedules');
  startScheduler(suite, (sentence) => console.error(sentence));
}

/**
 * Runs one function now, or throws an error that lists the functions.
 * @param {string | undefined} name
 * @returns {Promise<string>}
 */
export async function runScheduled(name) {
  const { runByHand } = await import('firebase-emulators-node/schedules');
  return runByHand(suite, name);
}
