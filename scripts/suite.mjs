// Runs the lab in the Firebase Emulator Suite with npm alone, for start, dev and with-emulators.
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cpuSeconds } from './cpu-time.mjs';
import { describeFunctions } from './describe-functions.mjs';
import { emulators } from './emulators.mjs';
import { otherEmulators, startFunctions } from './functions-process.mjs';
import { ownFolders } from './labs.mjs';
import { functionsAgain } from './load-again.mjs';
import { demoLab, logs, project, root } from './paths.mjs';
import { address, mailbox, offset, ports, requireFreePorts } from './ports.mjs';
import { onStop, stopRequested } from './signals.mjs';
import { stop } from './stop.mjs';
import { answers, waitFor } from './waiting.mjs';

const neededBytes = 200_000_000;
/** Less than this in two minutes is what an idle suite computes. */
const progressSeconds = 2;
const savesWithinMs = 90_000;

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
  const { startMailbox: start } = await import('firebase-emulators-node/mailbox');
  try {
    return await start({ smtp: ports.smtp, web: ports.mailbox }, `127.0.0.1:${ports.auth}`, project);
  } catch (error) {
    // Another start at the same time was faster.
    await requireFreePorts();
    throw error;
  }
}

function requireDisk() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < neededBytes) {
    stop('The disk is nearly full: the local suite needs 200 MB of free space. Free some and try again.');
  }
}

/** @param {Error} error @returns {never} */
const stopWith = ({ message }) => stop(message);

/**
 * Starts the suite with the demo lab or with nothing. With `keepIn` it continues from the save in that
 * folder, and saves there while it runs and when it ends. With `officialJar` it uses Google's Firestore
 * emulator. `ended` resolves with the exit code of firebase-tools; `end()` asks it to stop and waits, as does
 * Ctrl-C. With `reloads` the functions change while it runs. With `inProcess` one process answers instead of
 * Hosting and the functions emulator.
 * @param {{
 * keepIn?: string, lab?: import('./labs.mjs').Lab, officialJar?: string | undefined, reloads?: boolean,
 * inProcess?: boolean, }} [how]
 */
export async function startSuite({ keepIn, lab = 'demo', officialJar, reloads, inProcess } = {}) {
  if (await stopRequested()) process.exit(0);
  const { addressOfUser, newestSave, start, takeOver } = await emulators();
  const { functionsIn, tellingLines, troubleIn } = await import('firebase-emulators-node/log');
  const { family } = await import('firebase-emulators-node/processes');
  if (keepIn !== undefined) await takeOver(keepIn, address, console.log).catch(stopWith);
  await requireFreePorts(() => ownFolders().find((folder) => addressOfUser(folder) === address));
  requireDisk();
  const from = (keepIn && newestSave(keepIn)) ?? (lab === 'demo' ? demoLab : undefined);
  if (from && process.env.LAB_DEMO && !existsSync(from))
    stop(`There is no ${from}. Run npm run demo-data -- ${process.env.LAB_DEMO} first.`);
  describeFunctions();
  const box = await startMailbox();
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  let [pid, logFile] = [0, ''];
  /** @type {string | undefined} */
  let trouble;
  /** @type {import('firebase-emulators-node').Suite | undefined} */
  let running;
  const ofFunctions = { LAB_SITE: address, LAB_SMTP: `smtp://127.0.0.1:${ports.smtp}` };
  const starting = start({
    config: join(root, 'firebase.json'),
    portOffset: offset,
    project,
    data: keepIn,
    from: from && existsSync(from) ? from : undefined,
    logs,
    officialJar,
    reloads,
    inspect: process.env.LAB_INSPECT,
    savePort: ports.saving,
    ...(inProcess ? { only: otherEmulators } : {}),
    env: ofFunctions,
    signal: stopping.signal,
    onStarting: (process) => {
      ({ pid, logFile } = process);
    },
    say: (sentence) => console.error(`\n${sentence}`),
  }).then(
    (suite) => {
      running = suite;
      const served = inProcess ? startFunctions(logFile, { ...suite.env, ...ofFunctions }) : undefined;
      served?.once('exit', () => void suite.stop());
      void suite.ended.then(() => {
        trouble = 'The local suite has ended.';
        void box.stop();
        if (served?.connected) served.disconnect();
      });
    },
    ({ message }) => {
      trouble = message;
    },
  );
  const text = () => (logFile && existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');
  const loadAgain = functionsAgain();
  const why = await waitFor(
    stages(() => running !== undefined),
    {
      trouble: () => {
        if (functionsIn(text()) === 'late') loadAgain();
        if (stopping.signal.aborted) return 'It was stopped.';
        // Until it runs, `start` itself looks for this.
        return trouble ?? (running && troubleIn(text()));
      },
      pulse: () => `${text().length} ${Math.floor(cpuSeconds(family(pid)) / progressSeconds)}`,
      say: (sentence) => console.log(sentence),
    },
  );
  if (why) {
    const wasStopped = stopping.signal.aborted;
    stopping.abort();
    await starting;
    if (running) {
      const ended = running.stop({ atOnce: true });
      await Promise.race([ended, setTimeout(savesWithinMs, undefined, { ref: false })]);
      killGroup(pid);
      await ended;
    }
    if (wasStopped) process.exit(0);
    stop(running ? `${why} Its log (${logFile}) says:\n\n${tellingLines(text())}` : why);
  }
  const suite = /** @type {import('firebase-emulators-node').Suite} */ (running);
  const end = () => suite.stop();
  onStop(() => void end());
  return {
    ended: suite.ended,
    end,
    run: suite.run.bind(suite),
    env: {
      ...suite.env,
      BASE_URL: address,
      LAB_LOG: logFile,
      LAB_MAILBOX: mailbox,
      LAB_SAVING: `http://127.0.0.1:${ports.saving}`,
    },
    isNew: from === undefined,
  };
}
