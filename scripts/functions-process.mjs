// The functions without Hosting and the functions emulator, in a process of their own.
import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { logs, project } from './paths.mjs';
import { ports } from './ports.mjs';

/** What firebase-tools runs then. */
export const otherEmulators = ['auth', 'firestore', 'storage'];

/** @param {string} logFile @param {NodeJS.ProcessEnv} env */
export function startFunctions(logFile, env) {
  const log = openSync(logFile, 'a');
  const child = fork(new URL('./serve-functions.mjs', import.meta.url), {
    cwd: logs,
    // Those of this command name modules from the folder that it was started in.
    execArgv: [],
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    // As the functions emulator sets them.
    env: {
      ...process.env,
      ...env,
      CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
      FUNCTIONS_EMULATOR: 'true',
      TZ: 'UTC',
    },
  });
  closeSync(log);
  return child;
}
