import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** All files that runs leave behind are here; git ignores this folder. */
export const leftovers = join(root, '.lab');
/** Concurrent suites have different offsets, and so different logs. */
export const logs = join(leftovers, 'logs', process.env.LAB_PORT_OFFSET ?? '');
/** What a suite without data of its own starts with. `npm run demo-data` writes both. */
export const demoLab =
  process.env.LAB_DEMO === 'large' ? join(leftovers, 'demo-large') : join(root, 'emulator-data');
export const project = 'demo-research-lab';

mkdirSync(logs, { recursive: true });
