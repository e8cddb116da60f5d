// Runs one part of a command in its own process group, keeps its output, and leaves none of its processes
// behind.
import { spawn } from 'node:child_process';
import { setTimeout as setTimer } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { Family } from './family.mjs';

/**
 * @typedef {{
 *   name: string, command: string, args?: string[], env?: Record<string, string>, needs?: string,
 *   prepare?: () => Promise<{ env: Record<string, string>, release: () => void }>,
 * }} Part
 * @typedef {{ part: Part, status: number | null, seconds: number, output: string, trouble?: string }} Outcome
 */

// Longer than a suite takes to start, because until then it cannot end cleanly.
const killAfterMs = 330_000;
const restEndsWithinMs = 5_000;
const goneWithinMs = 5_000;
const linesWithinMs = 2_000;

/**
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether there is such a group
 */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

/**
 * Starts a part. `look` remembers the processes that it has, `end` asks it to end.
 * @param {Part} part
 * @param {{ env: NodeJS.ProcessEnv, cwd: string, silenceMs: number }} settings
 *   A part that prints nothing for `silenceMs` is ended.
 */
export function startPart(part, { env, cwd, silenceMs }) {
  const started = Date.now();
  const family = new Family();
  /** @type {number | undefined} */
  let group;
  let output = '';
  let trouble = '';
  let ending = false;
  /** @type {NodeJS.Timeout | undefined} */
  let killing;

  const look = () => (group === undefined ? 0 : family.look(group));
  function end() {
    ending = true;
    if (group === undefined) return;
    const asked = group;
    look();
    signalGroup(asked, 'SIGINT');
    killing = setTimer(() => signalGroup(asked, 'SIGKILL'), killAfterMs);
  }

  /** @param {Record<string, string>} [more] */
  async function run(more) {
    if (ending) throw new Error('Stopped.');
    const child = spawn(part.command, part.args ?? [], {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...part.env, ...more },
    });
    group = child.pid;
    const silence = setTimer(() => {
      trouble = `${part.name} printed nothing for ${silenceMs / 1000} s, so it was ended. Its last lines stand above.`;
      end();
    }, silenceMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        silence.refresh();
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
    clearTimeout(killing);
    if (group !== undefined) await endFamily(group);
    // Waits for the last lines, but not for ever, because another program may keep the output open.
    await Promise.race([closed, setTimeout(linesWithinMs, undefined, { ref: false })]);
    return trouble ? 1 : status;
  }

  /** @param {number} ofGroup */
  async function endFamily(ofGroup) {
    // npm waits for its child process, but that one's children may be ending still.
    const deadline = Date.now() + restEndsWithinMs;
    while (ending && signalGroup(ofGroup, 0) && Date.now() < deadline) {
      look();
      await setTimeout(100);
    }
    signalGroup(ofGroup, 'SIGKILL');
    family.kill(ofGroup);
    const gone = Date.now() + goneWithinMs;
    while (look() > 0 && Date.now() < gone) await setTimeout(50);
  }

  /** @returns {Promise<Outcome>} */
  async function outcome() {
    const prepared = await part.prepare?.();
    try {
      const status = await run(prepared?.env);
      return { part, status, seconds: Math.round((Date.now() - started) / 1000), output, trouble };
    } finally {
      prepared?.release();
    }
  }
  return { name: part.name, started, look, end, outcome: outcome() };
}
