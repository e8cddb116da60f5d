// Runs the parts of `npm test` concurrently, each in its own process group and with its output kept together.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as setTimer } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { onStop } from './signals.mjs';

/**
 * @typedef {{
 *   name: string, command: string, args?: string[], env?: Record<string, string>, needs?: string,
 *   prepare?: () => Promise<{ env: Record<string, string>, release: () => void }>,
 * }} Part
 * @typedef {{ part: Part, status: number | null, seconds: number, output: string, trouble?: string }} Outcome
 */

// Longer than a suite takes to start, because until then it cannot end cleanly.
const killAfterMs = 330_000;
const linesWithinMs = 2_000;

/** @param {string} name A script of package.json and its arguments. @param {Partial<Part>} [more] @returns {Part} */
export function script(name, more) {
  const [first = '', ...rest] = name.split(' ');
  return { name, command: 'npm', args: ['run', '--silent', first, '--', ...rest], ...more };
}

// The compiler, a Go program, otherwise spends a quarter of its time on collecting garbage.
export const typecheck = script('typecheck', { env: { GOGC: '400' } });

/** @param {number} since */
const secondsSince = (since) => Math.round((Date.now() - since) / 1000);

/** @param {number | undefined} group @param {NodeJS.Signals} signal */
function signalGroup(group, signal) {
  try {
    process.kill(-Number(group), signal);
  } catch {
    // The process has ended already.
  }
}

/** @param {number | undefined} group */
function isThere(group) {
  try {
    return process.kill(-Number(group), 0);
  } catch {
    return false;
  }
}

/**
 * Starts parts in the given order, each as soon as there is a free slot and the part that it needs has passed.
 * @param {Part[]} parts
 * @param {{
 * env: NodeJS.ProcessEnv, cwd: string, say?: (text: string) => void,
 * slots?: number, heartbeatMs?: number, silenceMs?: number,
 * }} settings More parts than cores, because each waits now and then. A part that prints nothing for `silenceMs` is ended.
 * @returns {Promise<Outcome[]>}
 */
export async function runParts(
  parts,
  {
    env,
    cwd,
    say = console.log,
    slots = availableParallelism() + 1,
    heartbeatMs = 10_000,
    silenceMs = 900_000,
  },
) {
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  /** @type {Map<string, { group: number | undefined, started: number }>} */
  const running = new Map();
  const waiting = [...parts];
  let stopped = false;
  let lastPrinted = Date.now();
  /** @param {string} text */
  const tell = (text) => {
    lastPrinted = Date.now();
    say(text);
  };

  /** @param {Part} part @returns {Promise<Outcome>} */
  async function run(part) {
    const started = Date.now();
    running.set(part.name, { group: undefined, started });
    const prepared = await part.prepare?.();
    if (stopped) throw new Error('Stopped.');
    const child = spawn(part.command, part.args ?? [], {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...part.env, ...prepared?.env },
    });
    running.set(part.name, { group: child.pid, started });
    let output = '';
    let trouble = '';
    /** @type {NodeJS.Timeout | undefined} */
    let silence;
    const resetSilence = () => {
      clearTimeout(silence);
      silence = setTimer(() => {
        trouble = `${part.name} printed nothing for ${silenceMs / 1000} s, so it was ended. Its last lines stand above.`;
        end(child.pid);
      }, silenceMs);
    };
    resetSilence();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        resetSilence();
      });
    }
    const closed = new Promise((resolve) => child.once('close', resolve));
    const status = await new Promise((resolve) => {
      child.once('error', (error) => {
        trouble = `${part.name} could not be started: ${error.message}`;
        resolve(null);
      });
      child.once('exit', resolve);
    });
    clearTimeout(silence);
    // npm may end before its child process, which may still be ending its suite.
    const deadline = Date.now() + killAfterMs;
    while ((stopped || trouble) && isThere(child.pid) && Date.now() < deadline) await setTimeout(100);
    signalGroup(child.pid, 'SIGKILL');
    // Waits for the last lines, but not for ever, because a process that left the group may keep the output open.
    await Promise.race([closed, setTimeout(linesWithinMs, undefined, { ref: false })]);
    prepared?.release();
    return { part, status: trouble ? 1 : status, seconds: secondsSince(started), output, trouble };
  }

  /**
   * Asks a part to end, and kills all its processes that are still running much later.
   * @param {number | undefined} group
   */
  function end(group) {
    signalGroup(group, 'SIGINT');
    setTimer(() => signalGroup(group, 'SIGKILL'), killAfterMs).unref();
  }

  const heartbeat = setInterval(
    () => {
      if (running.size === 0 || Date.now() - lastPrinted < heartbeatMs) return;
      const names = [...running].map(([name, { started }]) => `${name} ${secondsSince(started)} s`);
      tell(`… ${names.join(', ')}; ${done.size} of ${parts.length} done`);
    },
    Math.min(heartbeatMs, 1_000),
  );
  onStop(() => {
    stopped = true;
    for (const { group } of running.values()) if (group) end(group);
  });

  await new Promise((finish) => {
    /** @param {Outcome} outcome */
    const settle = (outcome) => {
      const { part, status, seconds, output, trouble } = outcome;
      running.delete(part.name);
      done.set(part.name, outcome);
      const how = status === 0 ? '' : ', FAILED';
      tell(`\n=== ${part.name} (${seconds} s${how})\n${output.trimEnd()}${trouble ? `\n${trouble}` : ''}`);
      next();
    };
    const next = () => {
      for (const part of [...waiting]) {
        const need = part.needs === undefined ? undefined : done.get(part.needs);
        const refused = stopped
          ? 'Stopped.'
          : need && need.status !== 0 && `Not run, because ${part.needs} failed.`;
        if (!refused && (running.size >= slots || (part.needs !== undefined && !need))) continue;
        waiting.splice(waiting.indexOf(part), 1);
        if (refused) {
          done.set(part.name, { part, status: 1, seconds: 0, output: '', trouble: refused });
          if (!stopped) tell(`\n=== ${part.name}\n${refused}`);
        } else {
          run(part).then(settle, (error) =>
            settle({ part, status: 1, seconds: 0, output: '', trouble: `${error}` }),
          );
        }
      }
      if (running.size === 0 && waiting.length === 0) finish(undefined);
    };
    next();
  });
  clearInterval(heartbeat);
  return parts.flatMap(({ name }) => done.get(name) ?? []);
}
