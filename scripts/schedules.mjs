import { project } from './paths.mjs';
import { ports } from './ports.mjs';

const suite = { functions: `127.0.0.1:${ports.functions}`, project };
const load = () => import(new URL('../emulators/dist/schedules.js', import.meta.url).href);

/** Runs each function when it is due, and prints errors. */
export async function runSchedules() {
  const { startScheduler } = await load();
  startScheduler(suite, (/** @type {string} */ sentence) => console.error(sentence));
}

/**
 * Runs one function now, or throws an error that lists the functions.
 * @param {string | undefined} name
 * @returns {Promise<string>}
 */
export async function runScheduled(name) {
  const { runByHand } = await load();
  return runByHand(suite, name);
}
