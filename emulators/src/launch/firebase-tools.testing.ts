/** Runs the real firebase-tools on its own ports and in its own folder. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { emulatorEnvironment } from './environment.ts';

const packageFolder = join(import.meta.dirname, '../..');
export const dist = join(packageFolder, 'dist');
/**
 * On a machine that is busy with other tests, starting a function takes longer than the default of ten
 * seconds.
 */
export const environment = {
  ...process.env,
  ...emulatorEnvironment({ dist }),
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
};
export const firebase = join(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
  '../lib/bin/firebase.js',
);

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function run(
  folder: string,
  command: string,
  args: string[],
  more: Partial<NodeJS.ProcessEnv> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: { ...environment, ...more } });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

export async function buildOnce(): Promise<void> {
  if (existsSync(join(dist, 'firestore.js'))) return;
  await run(packageFolder, process.execPath, [join(packageFolder, 'build.mjs')]);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
