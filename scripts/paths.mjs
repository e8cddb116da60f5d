import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Everything that a run leaves behind lies here; git ignores it. */
export const leftovers = join(root, '.lab');
export const logs = join(leftovers, 'logs');
export const project = 'demo-research-lab';

mkdirSync(logs, { recursive: true });
