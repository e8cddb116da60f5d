// Loaded into firebase-tools before its own code. It saves while the suite runs, and ends the suite properly: after a
// save when its parent has ended or another start takes over, immediately when it cannot continue.
import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { address, ports, removeConfig } from '../ports.mjs';
import { watchFirestore, watchRequests } from './changes.mjs';
import { refuseCrossSite } from './cross-site.mjs';
import { startLightly } from './light-tools.mjs';
import { lock, unlock } from './lock.mjs';
import { saveOnRequest } from './on-request.mjs';
import { saveTo } from './save.mjs';
import { Saver } from './saver.mjs';
import { shareWorkers } from './shared-workers.mjs';
import { waitForWorkers } from './wait-for-workers.mjs';

/** @typedef {{ keepIn?: string | undefined, reloads?: boolean | undefined, temporary: string }} Settings */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
const fullDisk = ['ENOSPC', 'EDQUOT'];

/** Prints a message to the console and the log. @param {string} sentence */
function say(sentence) {
  console.error(sentence);
  if (process.connected) process.send?.({ say: sentence }, () => {});
}

/** @param {Settings} settings */
function run({ keepIn, reloads, temporary }) {
  // A process that is to be replaced would end before all of its calls have their answer.
  if (!reloads) shareWorkers();
  waitForWorkers();
  const saver = keepIn ? new Saver(saveTo(keepIn), say) : undefined;
  let ready = false;
  let ending = false;
  /** @type {() => void} */
  let shutDown = () => process.exit(1);

  async function end() {
    if (ending) return;
    ending = true;
    if (ready) await saver?.finish();
    shutDown();
  }

  function onReady() {
    // firebase-tools ends immediately on a signal; here it ends after the save.
    const theirs = process.listeners('SIGINT');
    for (const signal of signals) process.removeAllListeners(signal).on(signal, end);
    shutDown = () => {
      for (const listener of theirs) listener('SIGINT');
    };
    ignoreLogErrors();
    ready = true;
    if (!saver) return;
    saver.changed('firestore', 'auth', 'storage');
    void watchFirestore((part) => saver.changed(part));
  }

  process.on('disconnect', end);
  process.on('SIGUSR2', () => {
    say('Another start in this folder takes over.');
    void end();
  });
  process.on('message', (message) => {
    if (message === 'ready') onReady();
    else if (message === 'end') void end();
    else if (message === 'end at once') {
      // firebase-tools would wait a minute for a call whose function does not start.
      shutDown = () => process.exit(1);
      void end();
    }
  });
  process.channel?.unref();
  if (keepIn) lock(keepIn, { address, temporary });
  process.on('exit', () => {
    if (keepIn) unlock(keepIn);
    removeConfig();
    rmSync(temporary, { recursive: true, force: true });
  });
  if (saver) watchRequests((part) => ready && saver.changed(part));
  saveOnRequest(ports.saving, { isReady: () => ready, saveNow: saver && (() => saver.saveNow()) });
  endWhenPartEnds();
  // The start script was killed before anything here listened.
  if (!process.connected) void end();

  /** Without its Firestore or its rules, firebase-tools would continue to run and answer wrongly. */
  function endWhenPartEnds() {
    const { FIRESTORE_EMULATOR_BINARY_PATH: firestore = '', STORAGE_EMULATOR_BINARY_PATH: rules = '' } =
      process.env;
    subscribe('child_process', (message) => {
      const child = /** @type {{ process: import('node:child_process').ChildProcess }} */ (message).process;
      child.once('exit', (code, signal) => {
        const part = child.spawnargs.includes(firestore)
          ? 'Firestore engine'
          : child.spawnargs.includes(rules) && 'evaluator of storage rules';
        if (!part || ending) return;
        process.exitCode = 1;
        say(`The ${part} has ended (${signal ?? code}), so the suite ends too. Start it again.`);
        if (part === 'Firestore engine') process.exit(1);
        shutDown = () => process.exit(1);
        void end();
      });
    });
  }
}

/** firebase-tools ends when it cannot write its own logs, for example on a full disk. */
function ignoreLogErrors() {
  const theirs = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', (error, origin) => {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (fullDisk.includes(code)) say('The disk is full. Free some space.');
    else for (const listener of theirs) listener(error, origin);
  });
}

if (isMainThread) {
  const settings = process.env.LAB_SUITE ?? '';
  delete process.env.LAB_SUITE;
  // Child processes inherit these variables.
  process.env.LAB_ENDS_WITH = String(process.pid);
  const loaded = ['end-with-parent', 'light-worker'].map(
    (name) => `--import=${new URL(`./${name}.mjs`, import.meta.url).href}`,
  );
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS ?? '', ...loaded].join(' ').trim();
  startLightly();
  refuseCrossSite();
  run(JSON.parse(settings));
}
