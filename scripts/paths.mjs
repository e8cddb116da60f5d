import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** All files that runs leave behind are here; git ignores this folder. */
export const leftovers = join(root, '.lab');
/** Concurrent suites have different offsets, and so different logs. */
export const logs = join(leftovers, 'logs', process.env.LAB_PORT_OFFSET ?? '');
const isLarge = process.env.LAB_DEMO === 'large';
/** What a suite without data of its own starts with. `npm run demo-data` writes both. */
export const demoLab = isLarge ? join(leftovers, 'demo-large') : join(root, 'emulator-data');
/** The lab's data, which may be on another disk. */
export const data = resolve(root, process.env.LAB_DATA ?? join(leftovers, isLarge ? 'data-large' : 'data'));
export const project = 'demo-research-lab';

mkdirSync(logs, { recursive: true });
