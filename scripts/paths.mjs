import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** All files that runs leave behind are here; git ignores this folder. */
export const leftovers = join(root, '.lab');
/** Concurrent suites have different offsets, and so different logs. */
export const logs = join(leftovers, 'logs', process.env.LAB_PORT_OFFSET ?? '');
/** The lab's data, which may be on another disk. */
export const data = resolve(root, process.env.LAB_DATA ?? join(leftovers, 'data'));
export const project = 'demo-research-lab';

mkdirSync(logs, { recursive: true });
