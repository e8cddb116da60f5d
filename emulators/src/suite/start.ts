/** Starts the project's own firebase-tools with the engines of this package. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { StartOptions, Suite } from '../../types/index.d.ts';
import { type FromSuite, type Settings, settingsVariable, type ToSuite } from '../firebase-tools/messages.ts';
import { toolsOf } from '../firebase-tools/patches.ts';
import { emulatorEnvironment } from '../launch/environment.ts';
import { newestSave } from '../saving/folders.ts';
import { requireWritable } from '../saving/lock.ts';
import { endFamily } from '../saving/process.ts';
import { takeOver, temporaryPrefix } from '../saving/takeover.ts';
import { type Config, findTools, folderOf, readConfig } from './config.ts';
import { environmentOf } from './environment.ts';
import { isReady, tellingLines, troubleIn } from './log.ts';

/** firebase-tools gives functions ten seconds to load, which a busy machine does not manage. */
const loadSeconds = '3600';
const lookEveryMs = 200;
const stopWithinMs = 10_000;

export async function start(options: StartOptions = {}): Promise<Suite> {
  const say = options.say ?? ((sentence) => console.error(sentence));
  const keepIn = options.data === undefined ? undefined : resolve(options.data);
  // firebase-tools stores uploads in a fixed folder below the temporary one, so two suites that share it
  // would delete each other's files.
  const temporary = mkdtempSync(join(tmpdir(), temporaryPrefix));
  try {
    const cli = findTools(folderOf(options));
    const config = readConfig(options, toolsOf(cli), temporary);
    if (keepIn) {
      await takeOver(keepIn, config.address, say);
      requireWritable(keepIn);
    }
    if (config.made) writeFileSync(config.made, config.content ?? '');
    const from = (keepIn && newestSave(keepIn)) ?? options.from;
    const logs = resolve(options.logs ?? join(temporary, 'logs'));
    mkdirSync(logs, { recursive: true });
    const logFile = join(logs, 'suite.log');
    const configWritten = writtenAt(config.made);
    const child = spawnTools({ cli, config, options, from, keepIn, temporary, logs, logFile });
    const suite = new RunningSuite({
      child,
      config,
      configWritten,
      from,
      keepIn,
      temporary,
      logFile,
      say,
      signal: options.signal,
    });
    options.onStarting?.({ pid: Number(child.pid), logFile });
    await suite.isReady();
    return suite;
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

const writtenAt = (file: string | undefined) =>
  file ? statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs : undefined;

interface Launch {
  readonly cli: string;
  readonly config: Config;
  readonly options: StartOptions;
  readonly from: string | undefined;
  readonly keepIn: string | undefined;
  readonly temporary: string;
  readonly logs: string;
  readonly logFile: string;
}

function spawnTools({ cli, config, options, from, keepIn, temporary, logs, logFile }: Launch): ChildProcess {
  const inSuite = pathToFileURL(join(import.meta.dirname, 'in-suite.js')).href;
  const args = [
    '--import',
    inSuite,
    cli,
    'emulators:start',
    '--config',
    config.file,
    '--project',
    config.project,
  ];
  if (options.only) args.push('--only', options.only.join());
  if (from) args.push('--import', resolve(from));
  if (options.inspect) args.push('--inspect-functions', options.inspect);
  const settings: Settings = {
    project: config.project,
    address: config.address,
    keepIn,
    saveEverySeconds: options.saveEvery,
    savePort: options.savePort,
    reloads: options.reloads,
    ui: config.ui,
    temporary,
    madeConfig: config.made,
  };
  const log = openSync(logFile, 'w');
  // Its own process group, because Ctrl-C in a terminal reaches the whole group and the suite has to save
  // first. The suite ends when it gets a message over the channel, or when the channel closes because this
  // process was killed.
  const child = spawn(process.execPath, args, {
    cwd: logs,
    detached: true,
    // A log file instead of a pipe, so that the suite can still write after this process was killed.
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      FUNCTIONS_DISCOVERY_TIMEOUT: loadSeconds,
      ...process.env,
      ...emulatorEnvironment({ indexes: config.indexes, officialJar: options.officialJar }),
      CI: 'true',
      ...options.env,
      [settingsVariable]: JSON.stringify(settings),
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
    },
  });
  closeSync(log);
  return child;
}

interface Started {
  readonly child: ChildProcess;
  readonly config: Config;
  readonly configWritten: bigint | undefined;
  readonly from: string | undefined;
  readonly keepIn: string | undefined;
  readonly temporary: string;
  readonly logFile: string;
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal | undefined;
}

class RunningSuite implements Suite {
  readonly project: string;
  readonly startedFrom: string | undefined;
  readonly logFile: string;
  readonly ended: Promise<number>;
  addresses: Record<string, string> = {};
  env: Record<string, string> = {};
  readonly #child: ChildProcess;
  readonly #temporary: string;
  readonly #signal: AbortSignal | undefined;
  readonly #saves = new Map<number, (error: string | undefined) => void>();
  #lastSave = 0;
  #hasEnded = false;

  constructor({ child, config, configWritten, from, keepIn, temporary, logFile, say, signal }: Started) {
    this.project = config.project;
    this.startedFrom = from;
    this.logFile = logFile;
    this.#child = child;
    this.#temporary = temporary;
    this.#signal = signal;
    child.on('message', (message: FromSuite) => {
      if ('say' in message) say(message.say);
      else this.#answer(message.saved, message.error);
    });
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.#hasEnded = true;
        for (const id of this.#saves.keys()) this.#answer(id, 'The suite ended before it had saved.');
        if (signal && keepIn) say('The suite was killed. Its last save is there for the next start.');
        rmSync(temporary, { recursive: true, force: true });
        // A killed suite could not. The next one, which may have written its own by now, still has to read
        // it.
        if (signal && config.made && writtenAt(config.made) === configWritten)
          rmSync(config.made, { force: true });
        resolve(code ?? 1);
      });
    });
  }

  /** Waits until firebase-tools says that all emulators are ready, and finds out where they are. */
  async isReady(): Promise<void> {
    while (!isReady(this.#log())) {
      const why = this.#hasEnded ? 'The emulators did not start.' : troubleIn(this.#lastLog);
      if (why || this.#signal?.aborted) await this.#giveUp(why);
      await setTimeout(lookEveryMs);
    }
    const { origins } = JSON.parse(readFileSync(join(this.#temporary, `hub-${this.project}.json`), 'utf8'));
    const answer = await fetch(`${origins[0]}/emulators`);
    const running = (await answer.json()) as Record<string, { host: string; port: number }>;
    this.addresses = Object.fromEntries(
      Object.entries(running).map(([name, { host, port }]) => [name, `${host}:${port}`]),
    );
    this.env = environmentOf(this.project, this.addresses);
    this.#send({ ready: this.addresses });
  }

  /** firebase-tools often cannot stop cleanly while it starts. */
  async #giveUp(why: string | undefined): Promise<never> {
    this.#log();
    await Promise.race([this.stop({ atOnce: true }), setTimeout(stopWithinMs, undefined, { ref: false })]);
    if (!this.#hasEnded) process.kill(-Number(this.#child.pid), 'SIGKILL');
    // Its temporary folder exists until then.
    await this.ended;
    if (!why) throw this.#signal?.reason;
    throw new Error(`${why} The log (${this.logFile}) says:\n\n${tellingLines(this.#lastLog)}`);
  }

  #lastLog = '';

  /** The temporary folder with the log is removed when the suite ends. */
  #log(): string {
    try {
      this.#lastLog = readFileSync(this.logFile, 'utf8');
    } catch {
      // It has just ended.
    }
    return this.#lastLog;
  }

  save(): Promise<void> {
    if (!this.#child.connected) return Promise.reject(new Error('The suite has ended.'));
    this.#lastSave += 1;
    const id = this.#lastSave;
    return new Promise((resolve, reject) => {
      this.#saves.set(id, (error) => (error === undefined ? resolve() : reject(new Error(error))));
      this.#send({ save: id });
    });
  }

  #answer(id: number, error: string | undefined): void {
    this.#saves.get(id)?.(error);
    this.#saves.delete(id);
  }

  async run(
    command: string,
    { cwd = process.cwd(), env = {} }: Parameters<Suite['run']>[1] = {},
  ): Promise<number> {
    const child = spawn(command, {
      cwd,
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...this.env, ...env },
    });
    // A shell does not pass the signal on to what it has started.
    void this.ended.then(() => {
      if (child.exitCode === null) endFamily(Number(child.pid));
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status) => resolve(status ?? 1));
    });
  }

  stop({ atOnce = false } = {}): Promise<number> {
    this.#send(atOnce ? 'end at once' : 'end');
    return this.ended;
  }

  #send(message: ToSuite): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }
}
