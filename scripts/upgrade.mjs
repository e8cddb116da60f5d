// Upgrades the data of the running suite, as `npm run upgrade` does for a project.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { suiteEnvironment } from './suite.mjs';

const nothingToDo = /^The data in \S+ are up to date\.\s*$/;

/**
 * The site also works with older data, so an error is printed and nothing else. In a lab that `isNew` there is nothing
 * to upgrade; the migrations are only noted.
 * @param {{ isNew: boolean }} suite
 */
export async function upgradeData({ isNew }) {
  const command = join(root, 'functions', 'dist', 'cli', 'upgrade.js');
  const child = spawn(process.execPath, [command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...suiteEnvironment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await once(child, 'close');
  if (!isNew && !nothingToDo.test(output)) console.log(output.trim());
}
