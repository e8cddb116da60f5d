/**
 * Everything that this package changes inside firebase-tools, each with its reason. All of it was written for
 * the version below. A change whose place looks different in the installed version is left out, and
 * `patches.test.ts` fails.
 */
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import Module, { createRequire, isBuiltin } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { refusalOf } from '../launch/cross-site.ts';
import { fullStorage } from './full-storage.ts';
import type { Patch, Tools } from './patch.ts';

export const madeFor = '15.34.2';

/** `cli` is the program `lib/bin/firebase.js`. */
export const toolsOf = (cli: string): Tools => createRequire(createRequire(cli).resolve('../index.js'));

type Worker = { state: string; calls?: number };
type Trigger = { id: string } | undefined;

const sharedWorkers: Patch = {
  without: 'each call of a function that runs beside another starts a process',
  why: 'Each of these processes loads all modules again. Here the calls of a function share one, as in the cloud.',
  relies: (tools) => {
    const { RuntimeWorker, RuntimeWorkerPool } = tools('./emulator/functionsRuntimeWorker');
    return [
      RuntimeWorker,
      RuntimeWorkerPool,
      tools('./emulator/functionsEmulator').FunctionsEmulator.prototype.startRuntime,
    ];
  },
  fingerprint: '975baba74f1ff497',
  apply(tools) {
    const { RuntimeWorker, RuntimeWorkerPool, RuntimeWorkerState } = tools(
      './emulator/functionsRuntimeWorker',
    );
    const { FunctionsEmulator } = tools('./emulator/functionsEmulator');

    const pool = RuntimeWorkerPool.prototype;
    const { getIdleWorker } = pool;
    pool.getIdleWorker = function (id: string, runtime: string) {
      const workers: Worker[] = this.getTriggerWorkers(id, runtime);
      return (
        getIdleWorker.call(this, id, runtime) ??
        workers.find(({ state }) => state === RuntimeWorkerState.BUSY)
      );
    };

    // Calls that come while the process starts wait for it, instead of starting one each.
    const starting = new Map<string, Promise<unknown>>();
    const emulator = FunctionsEmulator.prototype;
    const { startRuntime } = emulator;
    emulator.startRuntime = function (backend: unknown, trigger: Trigger) {
      const start = (): Promise<unknown> => startRuntime.call(this, backend, trigger);
      if (!trigger) return start();
      const started = starting.get(trigger.id) ?? start().finally(() => starting.delete(trigger.id));
      starting.set(trigger.id, started);
      return started;
    };

    // After one of several calls the process is still busy.
    const worker = RuntimeWorker.prototype;
    const state = Object.getOwnPropertyDescriptor(worker, 'state');
    Object.defineProperty(worker, 'state', {
      ...state,
      set(this: Worker, next: string) {
        this.calls ??= 0;
        if (next === RuntimeWorkerState.BUSY) this.calls += 1;
        else if (next === RuntimeWorkerState.IDLE && this.calls > 0) this.calls -= 1;
        const isBusy = next === RuntimeWorkerState.IDLE && this.calls > 0;
        state?.set?.call(this, isBusy ? RuntimeWorkerState.BUSY : next);
      },
    });
  },
};

const patientWorkers: Patch = {
  without: 'a call is refused when the process of its function needs thirty seconds to start',
  why: 'A busy machine needs longer. A process that has ended never answers, and that is not noticed.',
  relies: (tools) => [tools('./emulator/functionsRuntimeWorker').RuntimeWorker.prototype.waitForSocketReady],
  fingerprint: '8ce39181b9fae0c1',
  apply(tools) {
    tools('./emulator/functionsRuntimeWorker').RuntimeWorker.prototype.waitForSocketReady =
      waitForSocketReady;
  },
};

const everyMs = 100;
const notYet = ['ECONNREFUSED', 'ENOENT'];

interface StartingWorker {
  readonly runtime: { readonly process: Pick<ChildProcess, 'exitCode' | 'signalCode'> };
  isSocketReady(): Promise<void>;
}

/** Waits as long as the process runs. */
export async function waitForSocketReady(this: StartingWorker): Promise<void> {
  for (;;) {
    try {
      return await this.isSocketReady();
    } catch (error) {
      const { exitCode, signalCode } = this.runtime.process;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`its process has ended (${signalCode ?? exitCode})`);
      if (!notYet.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
    await setTimeout(everyMs);
  }
}

const ajvOf = (tools: Tools) => createRequire(tools.resolve('exegesis'))('ajv').default.prototype;

const lazyChecks: Patch = {
  without: 'Auth starts seconds later',
  why: "For each of the parameters of Auth's hundred calls it compiles a check, and for each check one of the check itself.",
  relies: (tools) => [tools('exegesis-express').middleware, ajvOf(tools).validateSchema],
  fingerprint: 'b128af77c1e92c92',
  apply(tools) {
    const exegesis = tools('exegesis-express');
    const { middleware } = exegesis;
    exegesis.middleware = (calls: object, options: object) =>
      middleware(calls, { ...options, lazyCompileValidationSchemas: true });
    ajvOf(tools).validateSchema = () => true;
  },
};

const noRegistry: Patch = {
  without: "the start asks npm's registry for the newest firebase-functions",
  why: 'It waits for the answer, also without a network, only to advise an update.',
  relies: (tools) => [tools('./deploy/functions/runtimes/node/versioning').getLatestSDKVersion],
  fingerprint: '7a7801f6805ef535',
  apply(tools) {
    tools('./deploy/functions/runtimes/node/versioning').getLatestSDKVersion = () => undefined;
  },
};

const fewerLines: Patch = {
  without: 'ten lines are written for debugging at every call',
  why: 'They take a tenth of its time, and all lines are kept in memory for the Emulator UI.',
  relies: (tools) => [tools('./emulator/loggingEmulator').LoggingEmulator],
  fingerprint: 'fd7d0b2f5ab552a2',
  apply(tools) {
    const { logger } = tools('./logger');
    logger.debug = () => logger;
    const logs = tools('./emulator/loggingEmulator').LoggingEmulator.prototype;
    const { start } = logs;
    logs.start = async function () {
      await start.call(this);
      logger.remove(this.transport);
    };
  },
};

/** `reloads`: a process that is to be replaced would end before all of its calls have their answer. */
export const patches = ({ reloads = false, ui = false } = {}): readonly Patch[] => [
  lazyChecks,
  noRegistry,
  patientWorkers,
  fullStorage,
  ...(ui ? [] : [fewerLines]),
  ...(reloads ? [] : [sharedWorkers]),
];

export const fingerprintOf = ({ relies }: Pick<Patch, 'relies'>, tools: Tools): string =>
  createHash('sha256').update(relies(tools).map(String).join('\n')).digest('hex').slice(0, 16);

export function applyPatches(tools: Tools, which: readonly Patch[], say: (sentence: string) => void): void {
  for (const patch of which) {
    if (looksAsExpected(patch, tools)) patch.apply(tools, say);
    else say(`This version of firebase-tools is not ${madeFor}: ${patch.without}.`);
  }
}

function looksAsExpected(patch: Patch, tools: Tools): boolean {
  try {
    return fingerprintOf(patch, tools) === patch.fingerprint;
  } catch {
    return false; // something is not there
  }
}

/** The emulators answer the pages of all websites; here a page of another site reaches none of them. */
export function refuseCrossSite(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event: string | symbol, ...details: unknown[]) {
    if ((event === 'request' || event === 'upgrade') && refused(event, details)) return true;
    return Reflect.apply(emit, this, [event, ...details]);
  };
}

function refused(event: 'request' | 'upgrade', details: unknown[]): boolean {
  const [request, answer] = details as [IncomingMessage, ServerResponse];
  const refusal = refusalOf(request.headers);
  if (!refusal) return false;
  if (event === 'upgrade') request.socket.destroy();
  else answer.writeHead(403).end(`${refusal}\n`);
  return true;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * firebase-tools ends immediately on a signal; here something comes before. Returns what ends it as a signal
 * did.
 */
export function takeSignals(act: () => void): () => void {
  const theirs = process.listeners('SIGINT');
  for (const signal of signals) process.removeAllListeners(signal).on(signal, act);
  return () => {
    for (const listener of theirs) listener('SIGINT');
  };
}

const fullDisk = ['ENOSPC', 'EDQUOT'];

/** firebase-tools ends when it cannot write its own logs, for example on a full disk. */
export function surviveFullDisk(say: (sentence: string) => void): void {
  const theirs = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', (error, origin) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (fullDisk.includes(code)) say('The disk is full. Free some space.');
    else for (const listener of theirs) listener(error, origin);
  });
}

const ofTools = /[\\/]firebase-tools[\\/]lib[\\/]/;
const runtime = /[\\/]functionsEmulatorRuntime(?:\.js)?$/;

type Load = (request: string, parent?: { filename?: string }, isMain?: boolean) => unknown;

/** Each process that runs functions would load a thousand modules; here each is loaded when it is used. */
export function loadModulesWhenUsed(): void {
  if (!runtime.test(process.argv[1] ?? '')) return;
  const modules = Module as unknown as { _load: Load };
  const load = modules._load;
  modules._load = (request, parent, isMain) => {
    const now = () => load.call(Module, request, parent, isMain);
    const from = parent?.filename ?? '';
    return ofTools.test(from) && !runtime.test(from) && !isBuiltin(request) ? whenUsed(now) : now();
  };
}

/** Replaces a module until something of it is used. */
function whenUsed(load: () => unknown): unknown {
  let loaded: object | undefined;
  // biome-ignore lint/complexity/noBannedTypes: a module may be anything that can be called
  const module = (): Function & Record<PropertyKey, unknown> => {
    loaded ??= load() as object;
    return loaded as never;
  };
  // Some modules are a function or a class; a bound one has no property of its own that a proxy would have to
  // show.
  return new Proxy(Object.bind(undefined), {
    get: (_, key) => module()[key],
    set: (_, key, value) => Reflect.set(module(), key, value),
    has: (_, key) => key in module(),
    apply: (_, self, given) => Reflect.apply(module(), self, given),
    construct: (_, given, wanted) => Reflect.construct(module(), given, wanted),
    ownKeys: () => Reflect.ownKeys(module()),
    getOwnPropertyDescriptor: (_, key) => {
      const property = Reflect.getOwnPropertyDescriptor(module(), key);
      return property && { ...property, configurable: true };
    },
  });
}
