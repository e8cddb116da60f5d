// Which lab a command opens: the demo lab, or a lab of one's own that begins empty. Each has its own data
// folder, so neither replaces the other.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { leftovers, root } from './paths.mjs';
import { stop } from './stop.mjs';

/** @typedef {'demo' | 'empty'} Lab What a lab without data begins with. */
/** @typedef {{ env?: NodeJS.ProcessEnv, folder?: string }} Where */

/** @param {string} folder */
const lastLabFile = (folder) => join(folder, 'last-lab');

/** The lab that the arguments name. @param {string[]} given @returns {Lab | undefined} */
export function namedLab(given) {
  const [first, ...more] = given;
  if (first === undefined) return undefined;
  if (more.length === 0 && first === '--demo') return 'demo';
  if (more.length === 0 && first === '--empty') return 'empty';
  stop(`Say which lab: --demo or --empty, and not ${given.join(' ')}`);
}

/** @param {string} folder @returns {Lab} */
function lastLab(folder) {
  try {
    return readFileSync(lastLabFile(folder), 'utf8').trim() === 'empty' ? 'empty' : 'demo';
  } catch {
    return 'demo'; // no lab was started yet
  }
}

/** @param {NodeJS.ProcessEnv} env */
const isLarge = (env) => env.LAB_DEMO === 'large';

/**
 * The data folder of a lab. LAB_DATA names another one, which may be on another disk.
 * @param {Lab} lab
 * @param {Where} [where]
 */
export function dataOf(lab, { env = process.env, folder = leftovers } = {}) {
  if (env.LAB_DATA) return resolve(root, env.LAB_DATA);
  if (lab === 'empty') return join(folder, 'own-lab');
  return join(folder, isLarge(env) ? 'data-large' : 'data');
}

/** The data folders of all labs that nobody had to name. */
export const ownFolders = () => [
  dataOf('demo', { env: {} }),
  dataOf('demo', { env: { LAB_DEMO: 'large' } }),
  dataOf('empty', { env: {} }),
];

/**
 * The lab to start: the one named by the arguments, otherwise the one that was started last. Who names a data
 * folder or a demo lab in the environment gets that one, and it is not remembered.
 * @param {string[]} given
 * @param {Where} [where]
 * @returns {{ lab: Lab, keepIn: string }}
 */
export function chooseLab(given, { env = process.env, folder = leftovers } = {}) {
  const named = namedLab(given);
  const isNamedByEnvironment = Boolean(env.LAB_DATA || env.LAB_DEMO);
  const lab = named ?? (isNamedByEnvironment ? 'demo' : lastLab(folder));
  if (!isNamedByEnvironment) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(lastLabFile(folder), `${lab}\n`);
  }
  return { lab, keepIn: dataOf(lab, { env, folder }) };
}
