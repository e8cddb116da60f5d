import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stop } from './stop.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** All files that runs leave behind are here; git ignores this folder. */
export const leftovers = join(root, '.lab');
/** Concurrent suites have different offsets, and so different logs. */
export const logs = join(leftovers, 'logs', process.env.LAB_PORT_OFFSET ?? '');
/** What a suite without data of its own starts with. `npm run demo-data` writes both. */
export const demoLab =
  process.env.LAB_DEMO === 'large' ? join(leftovers, 'demo-large') : join(root, 'emulator-data');
export const project = 'demo-research-lab';

try {
  mkdirSync(logs, { recursive: true });
  accessSync(logs, constants.W_OK);
} catch (error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  stop(
    `Nothing can be written to ${logs} (${code}). The commands need this folder: make it yours, or copy the whole folder to a place of your own.`,
  );
}
