// Upgrades the data of the running suite, as `npm run upgrade` does for a project.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.mjs';

const nothingToDo = /^The data in \S+ are up to date\.\s*$/;

/**
 * The site also works with older data, so an error is printed and nothing else. In a lab that `isNew` there
 * is nothing to upgrade; the migrations are only noted. Without its suite the command would wait for the
 * database for minutes.
 * @param {{ isNew: boolean, ended: Promise<unknown>, env: Record<string, string> }} suite
 */
export async function upgradeData({ isNew, ended, env }) {
  const command = join(root, 'functions', 'dist', 'cli', 'upgrade.js');
  const child = spawn(process.execPath, [command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let [said, wrong] = ['', ''];
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (wrong += chunk));
  void ended.then(() => child.kill('SIGKILL'));
  const suiteEnded = await Promise.race([once(child, 'close').then(() => false), ended.then(() => true)]);
  if (suiteEnded) return;
  if (!isNew && !nothingToDo.test(said)) console.log(said.trim());
  if (wrong) console.error(wrong.trim());
}
