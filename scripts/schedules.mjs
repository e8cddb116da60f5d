// The scheduled functions of the running suite.
import { project } from './paths.mjs';
import { ports } from './ports.mjs';

const suite = { functions: `127.0.0.1:${ports.functions}`, project };
const load = () => import(new URL('../emulators/dist/schedules.js', import.meta.url).href);

/** From now on each runs when it is due; what goes wrong is printed. */
export async function runSchedules() {
  const { startScheduler } = await load();
  startScheduler(suite, (/** @type {string} */ sentence) => console.error(sentence));
}

/**
 * Runs one now, or throws with a sentence that names those there are.
 * @param {string | undefined} name
 * @returns {Promise<string>}
 */
export async function runScheduled(name) {
  const { runByHand } = await load();
  return runByHand(suite, name);
}
