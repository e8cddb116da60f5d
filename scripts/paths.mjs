import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Everything that a run leaves behind lies here; git ignores it. */
export const leftovers = join(root, '.lab');
/** Suites that run side by side, each with an offset of its own, do not write into each other's logs. */
export const logs = join(leftovers, 'logs', process.env.LAB_PORT_OFFSET ?? '');
/** The lab's data; it can be put on another disk. */
export const data = resolve(root, process.env.LAB_DATA ?? join(leftovers, 'data'));
export const project = 'demo-research-lab';

mkdirSync(logs, { recursive: true });
