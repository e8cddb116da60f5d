/**
 * Loaded into firebase-tools before its own code. It saves while the suite runs, and ends the suite properly:
 * after a save when its parent has ended or another start takes over, immediately when it cannot continue.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { watchFirestore, watchRequests } from '../saving/changes.ts';
import { lock, unlock } from '../saving/lock.ts';
import { saveOnRequest } from '../saving/on-request.ts';
import { parts, type Running } from '../saving/running.ts';
import { saveTo } from '../saving/save.ts';
import { Saver } from '../saving/saver.ts';
import { type FromSuite, type Settings, settingsVariable, type ToSuite } from './messages.ts';
import {
  applyPatches,
  madeFor,
  patches,
  refuseCrossSite,
  surviveFullDisk,
  takeSignals,
  toolsOf,
} from './patches.ts';

function tell(message: FromSuite): void {
  if (process.connected) process.send?.(message, () => {});
}

/** Prints a message to the console and the log. */
function say(sentence: string): void {
  console.error(sentence);
  tell({ say: sentence });
}

function run(settings: Settings, version: string) {
  const { project, address, keepIn, saveEverySeconds, savePort, temporary, madeConfig } = settings;
  let saver: Saver | undefined;
  let isReady = false;
  let ending = false;
  let shutDown: () => void = () => process.exit(1);

  async function end() {
    if (ending) return;
    ending = true;
    await saver?.finish();
    shutDown();
  }

  function onReady(addresses: Running['addresses']) {
    shutDown = takeSignals(() => void end());
    surviveFullDisk(say);
    isReady = true;
    if (!keepIn) return;
    const running = { project, addresses };
    const saving = new Saver(saveTo(keepIn, running, version), say, saveEverySeconds);
    saver = saving;
    saving.changed(...parts);
    watchRequests(running, (part) => saving.changed(part));
    if (addresses.firestore) void watchFirestore(running, (part) => saving.changed(part));
  }

  const saveNow = async () =>
    saver ? await saver.saveNow() : 'This suite keeps no data: it was started without a data folder.';

  process.on('disconnect', end);
  process.on('SIGUSR2', () => {
    say('Another start in this folder takes over.');
    void end();
  });
  process.on('message', (message: ToSuite) => {
    if (message === 'end') void end();
    else if (message === 'end at once') {
      // firebase-tools would wait a minute for a call whose function does not start.
      shutDown = () => process.exit(1);
      void end();
    } else if ('ready' in message) onReady(message.ready);
    else void saveNow().then((error) => tell({ saved: message.save, error }));
  });
  process.channel?.unref();
  if (keepIn) lock(keepIn, { address, temporary });
  process.on('exit', () => {
    if (madeConfig) rmSync(madeConfig, { force: true });
    rmSync(temporary, { recursive: true, force: true });
    // Last, because a disk that is read-only by now refuses it. A lock that stays is held by nobody.
    if (keepIn) unlock(keepIn);
  });
  if (savePort !== undefined)
    saveOnRequest(savePort, { isReady: () => isReady, saveNow: keepIn ? saveNow : undefined });
  endWhenPartEnds();
  // The start script was killed before anything here listened.
  if (!process.connected) void end();

  /** Without its Firestore or its rules, firebase-tools would continue to run and answer wrongly. */
  function endWhenPartEnds() {
    const { FIRESTORE_EMULATOR_BINARY_PATH: firestore = '', STORAGE_EMULATOR_BINARY_PATH: rules = '' } =
      process.env;
    subscribe('child_process', (message) => {
      const child = (message as { process: ChildProcess }).process;
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

/** The program that runs, unless a test runs something else. */
function tools() {
  const [, program = ''] = process.argv;
  return /[\\/]firebase\.js$/.test(program) ? toolsOf(program) : undefined;
}

if (isMainThread) {
  const settings: Settings = JSON.parse(process.env[settingsVariable] ?? '');
  delete process.env[settingsVariable];
  // Child processes inherit these variables.
  process.env.EMULATORS_END_WITH = String(process.pid);
  const loaded = ['end-with-parent', 'light-worker'].map(
    (name) => `--import=${new URL(`./${name}.js`, import.meta.url).href}`,
  );
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS ?? '', ...loaded].join(' ').trim();
  const firebase = tools();
  if (firebase) applyPatches(firebase, patches(settings), say);
  refuseCrossSite();
  run(settings, firebase?.('../package.json').version ?? madeFor);
}
