// Upgrades the data of the running suite, as `npm run upgrade` does for a project.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { suiteEnvironment } from './suite.mjs';

/**
 * The site also works with older data, so an error is printed and nothing else. In a lab that `isNew` there is nothing
 * to upgrade; the migrations are only noted.
 * @param {{ isNew: boolean }} suite
 */
export async function upgradeData({ isNew }) {
  const command = join(root, 'functions', 'dist', 'cli', 'upgrade.js');
  const child = spawn(process.execPath, [command], {
    stdio: ['ignore', isNew ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...suiteEnvironment },
  });
  await once(child, 'exit');
}
