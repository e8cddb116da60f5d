// Runs the Firebase Emulator Suite with npm alone: the one way in which start, dev and with-emulators bring it up.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logs, project, root } from './paths.mjs';
import { address, demandFreePorts, ports, useConfig } from './ports.mjs';
import { askedToStop, onStop } from './signals.mjs';
import { stop } from './stop.mjs';

const neededBytes = 200_000_000;
const readyWithinMs = 90_000;

export const suiteEnvironment = {
  BASE_URL: address,
  GCLOUD_PROJECT: project,
  GOOGLE_CLOUD_PROJECT: project,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
  CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
  FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
};

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(20_000) })).ok;
  } catch {
    return false; // nobody listens there yet
  }
}

function demandDisk() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < neededBytes) {
    stop('The disk is nearly full: the local suite needs 200 MB of free space. Free some and try again.');
  }
}

/**
 * Starts the suite from the data in `importFrom`; when it ends, its data goes to `exportTo` if that is given.
 * @param {{ importFrom: string, exportTo?: string }} data
 * `ended` resolves with the exit code of firebase-tools; `end()` asks it to stop and waits. Ctrl-C ends it too.
 */
export async function startSuite({ importFrom, exportTo }) {
  if (await askedToStop()) process.exit(0);
  await demandFreePorts();
  demandDisk();
  const { emulatorEnvironment } = await import(
    new URL('../emulators/dist/environment.js', import.meta.url).href
  );
  const config = useConfig();
  const logFile = join(logs, 'suite.log');
  const log = createWriteStream(logFile);
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = [cli, 'emulators:start', '--config', config.file, '--project', project];
  if (existsSync(importFrom)) args.push('--import', importFrom);
  if (exportTo) args.push('--export-on-exit', exportTo);
  // firebase-tools keeps uploads in a folder of fixed name under the temporary one: two suites that share it delete
  // each other's files.
  const temporary = mkdtempSync(join(tmpdir(), 'lab-suite-'));
  // A process group of its own: Ctrl-C in a terminal reaches a whole group, and firebase-tools takes a second
  // signal as "do not save". It gets exactly one, from end().
  const suite = spawn(process.execPath, args, {
    cwd: logs,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...emulatorEnvironment({ indexes: join(root, 'firestore.indexes.json') }),
      CI: 'true',
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
    },
  });
  suite.stdout.pipe(log);
  suite.stderr.pipe(log);

  let hasEnded = false;
  const ended = new Promise((resolve) => {
    suite.once('exit', (code) => {
      hasEnded = true;
      config.remove();
      rmSync(temporary, { recursive: true, force: true });
      resolve(code ?? 1);
    });
  });
  let asked = false;
  const end = () => {
    if (!hasEnded && !asked) suite.kill('SIGINT');
    asked = true;
    return ended;
  };

  // Each of these has a process of its own, which is slow to answer the first time: both start at once.
  const usable = [`${address}/api/labInfo`, `${address}/`];
  // While it starts, firebase-tools cannot stop cleanly: a Ctrl-C waits until it can.
  const deadline = Date.now() + readyWithinMs;
  while (!(await Promise.all(usable.map(answers))).every(Boolean)) {
    if (hasEnded || Date.now() > deadline) {
      if (!hasEnded) process.kill(-Number(suite.pid), 'SIGKILL');
      // Until then its config and its temporary folder are still there.
      await ended;
      const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-15).join('\n');
      stop(`The local suite did not come up. The end of its log (${logFile}):\n\n${lines}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  onStop(end);
  if (await askedToStop()) {
    await end();
    process.exit(0);
  }
  return { ended, end };
}
