// Runs a command of the product beside the running lab, and measures it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/**
 * Starts `functions/dist/cli/<name>.js`.
 * @param {string} name @param {string[]} given @param {Record<string, string>} env
 */
export function started(name, given, env) {
  const child = spawn(process.execPath, [join(root, 'functions/dist/cli', `${name}.js`), ...given], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => Number(code ?? 1)) };
}

/**
 * Fails unless the command succeeds.
 * @param {string} name
 * @param {string[]} given
 * @param {Record<string, string>} env
 */
export async function ran(name, given, env) {
  const begun = performance.now();
  const command = started(name, given, env);
  if ((await command.ended) !== 0) throw new Error(`npm run ${name} failed:\n${command.said()}`);
  return { ms: performance.now() - begun, said: command.said() };
}
