import { ports } from './ports.mjs';

/**
 * Lets the running suite save, and returns what it says: nothing if it keeps nothing.
 * @returns {Promise<string>}
 */
export async function saveSuite() {
  try {
    return await (await fetch(`http://127.0.0.1:${ports.saving}`, { method: 'POST' })).text();
  } catch {
    return 'It may not be saved on disk: the local suite has ended.';
  }
}
