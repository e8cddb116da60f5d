// Runs the Firebase Emulator Suite with npm alone, for start, dev and with-emulators.
import { fork, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cpuSeconds } from './cpu-time.mjs';
import { describeFunctions } from './describe-functions.mjs';
import { ownFolders } from './labs.mjs';
import { functionsAgain } from './load-again.mjs';
import { demoLab, logs, project, root } from './paths.mjs';
import { address, mailbox, ports, requireFreePorts, useConfig } from './ports.mjs';
import { newestSave } from './saving/folders.mjs';
import { labAt, takeOver, temporaryPrefix } from './saving/takeover.mjs';
import { onStop, stopRequested } from './signals.mjs';
import { stop } from './stop.mjs';
import { functionsIn, isReady, tellingLines, troubleIn } from './suite-log.mjs';
import { answers, waitFor } from './waiting.mjs';

const neededBytes = 200_000_000;
/** Less than this in two minutes is what an idle suite computes. */
const progressSeconds = 2;
const endsWithinMs = { starting: 10_000, saving: 90_000 };

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
  LAB_MAILBOX: mailbox,
  LAB_SAVING: `http://127.0.0.1:${ports.saving}`,
};

const ofFunctions = { LAB_SITE: address, LAB_SMTP: `smtp://127.0.0.1:${ports.smtp}` };

/**
 * What must answer before the lab is open, in the order in which firebase-tools starts it.
 * @param {() => boolean} areLoaded whether the functions are
 */
const stages = (areLoaded) => [
  [{ name: 'Firestore', isUp: () => answers(`http://127.0.0.1:${ports.firestore}/`) }],
  [{ name: 'Auth', isUp: () => answers(`http://127.0.0.1:${ports.auth}/`) }],
  [{ name: 'Storage', isUp: () => answers(`http://127.0.0.1:${ports.storage}/`) }],
  [{ name: 'the functions', isUp: async () => areLoaded() || undefined }],
  // Each of these has its own process with a slow first answer, so both start at once.
  [
    { name: 'the first page', isUp: () => answers(`${address}/`, 'text/html') },
    { name: 'the first call', isUp: () => answers(`${address}/api/labInfo`, 'application/json') },
  ],
];

/** Ends what is left of a suite. @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

/** Catches all mail: none leaves this machine. */
async function startMailbox() {
  const { startMailbox: start } = await import(new URL('../emulators/dist/mailbox.js', import.meta.url).href);
  try {
    return await start({ smtp: ports.smtp, web: ports.mailbox }, `127.0.0.1:${ports.auth}`, project);
  } catch (error) {
    // Another start at the same time was faster.
    await requireFreePorts();
    throw error;
  }
}

/**
 * The functions without Hosting and the functions emulator (serve-functions.mjs).
 * @param {number} log
 */
function serveFunctions(log) {
  return fork(new URL('./serve-functions.mjs', import.meta.url), {
    cwd: logs,
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    // As the functions emulator sets them.
    env: {
      ...process.env,
      ...suiteEnvironment,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
      FUNCTIONS_EMULATOR: 'true',
      ...ofFunctions,
      TZ: 'UTC',
    },
  });
}

function requireDisk() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < neededBytes) {
    stop('The disk is nearly full: the local suite needs 200 MB of free space. Free some and try again.');
  }
}

/**
 * Starts the suite with the demo lab or with nothing. With `keepIn` it continues from the save in that folder, and saves
 * there while it runs and when it ends. With `officialJar` it uses Google's Firestore emulator. `ended` resolves with the
 * exit code of firebase-tools; `end()` asks it to stop and waits, as does Ctrl-C. With `reloads` the functions change
 * while it runs. With `inProcess` one process answers instead of Hosting and the functions emulator.
 * @param {{
 *   keepIn?: string, lab?: import('./labs.mjs').Lab, officialJar?: string | undefined, reloads?: boolean, inProcess?: boolean,
 * }} [how]
 */
export async function startSuite({ keepIn, lab = 'demo', officialJar, reloads, inProcess } = {}) {
  if (await stopRequested()) process.exit(0);
  if (keepIn !== undefined) await takeOver(keepIn, address);
  await requireFreePorts(() => labAt(address, ownFolders()));
  requireDisk();
  const { emulatorEnvironment } = await import(
    new URL('../emulators/dist/environment.js', import.meta.url).href
  );
  describeFunctions();
  const box = await startMailbox();
  const logFile = join(logs, 'suite.log');
  const log = openSync(logFile, 'w');
  const inSuite = new URL('./saving/in-suite.mjs', import.meta.url).href;
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = ['--import', inSuite, cli, 'emulators:start', '--config', useConfig(), '--project', project];
  const from = (keepIn && newestSave(keepIn)) ?? (lab === 'demo' ? demoLab : undefined);
  if (from && process.env.LAB_DEMO && !existsSync(from))
    stop(`There is no ${from}. Run npm run demo-data -- ${process.env.LAB_DEMO} first.`);
  if (from && existsSync(from)) args.push('--import', from);
  if (inProcess) args.push('--only', 'auth,firestore,storage');
  if (process.env.LAB_INSPECT) args.push('--inspect-functions', process.env.LAB_INSPECT);
  // firebase-tools stores uploads in a fixed folder below the temporary one, so two suites that share it would delete
  // each other's files.
  const temporary = mkdtempSync(join(tmpdir(), temporaryPrefix));
  // Its own process group, because Ctrl-C in a terminal reaches the whole group and the suite has to save first. The
  // suite ends when it gets a message over the channel, or when the channel closes because this process was killed.
  const suite = spawn(process.execPath, args, {
    cwd: logs,
    detached: true,
    // A log file instead of a pipe, so that the suite can still write after this process was killed.
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...emulatorEnvironment({ indexes: join(root, 'firestore.indexes.json'), officialJar }),
      CI: 'true',
      // In seconds. firebase-tools gives the functions ten, and does not try again.
      FUNCTIONS_DISCOVERY_TIMEOUT: process.env.FUNCTIONS_DISCOVERY_TIMEOUT ?? '3600',
      ...ofFunctions,
      LAB_SUITE: JSON.stringify({ keepIn, reloads, temporary }),
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
    },
  });
  const served = inProcess ? serveFunctions(log) : undefined;
  served?.once('exit', () => suite.connected && suite.send('end', () => {}));
  closeSync(log);
  suite.on('message', (message) => {
    console.error(`\n${/** @type {{ say: string }} */ (message).say}`);
  });

  let hasEnded = false;
  const ended = new Promise((resolve) => {
    suite.once('exit', (code, signal) => {
      hasEnded = true;
      void box.stop();
      if (served?.connected) served.disconnect();
      if (signal && keepIn)
        console.error('\nThe suite was killed. Its last save is there for the next start.');
      rmSync(temporary, { recursive: true, force: true });
      resolve(code ?? 1);
    });
  });
  /** @param {'end' | 'end at once'} [how] */
  const end = (how = 'end') => {
    if (suite.connected) suite.send(how, () => {});
    return ended;
  };

  let isStopping = false;
  onStop(() => {
    isStopping = true;
  });
  const text = () => readFileSync(logFile, 'utf8');
  const loadAgain = functionsAgain();
  let saves = false;
  const areLoaded = () => {
    if (!saves && isReady(text(), !inProcess) && suite.connected) {
      // From now on it saves, because what was saved before is loaded.
      suite.send('ready', () => {});
      saves = true;
    }
    return saves;
  };
  const why = await waitFor(stages(areLoaded), {
    trouble: () => {
      if (functionsIn(text()) === 'late') loadAgain();
      if (isStopping) return 'It was stopped.';
      return hasEnded ? 'The local suite has ended.' : troubleIn(text());
    },
    pulse: () => `${text().length} ${Math.floor(cpuSeconds(Number(suite.pid)) / progressSeconds)}`,
    say: (sentence) => console.log(sentence),
  });
  if (why) {
    const withinMs = endsWithinMs[saves ? 'saving' : 'starting'];
    await Promise.race([end('end at once'), setTimeout(withinMs, undefined, { ref: false })]);
    killGroup(Number(suite.pid));
    // Its temporary folder exists until then.
    await ended;
    if (isStopping) process.exit(0);
    stop(`${why} Its log (${logFile}) says:\n\n${tellingLines(text())}`);
  }
  onStop(() => end());
  return { ended, end, isNew: from === undefined };
}
