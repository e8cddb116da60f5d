// Runs the parts of `npm test` concurrently, each with its output kept together.
import { availableParallelism } from 'node:os';
import { startPart } from './run-part.mjs';
import { onStop } from './signals.mjs';

/** @typedef {import('./run-part.mjs').Part} Part */
/** @typedef {import('./run-part.mjs').Outcome} Outcome */

/**
 * @param {string} name A script of package.json.
 * @param {string[]} args
 * @param {Partial<Part>} [more]
 * @returns {Part}
 */
export const script = (name, args, more) => ({
  name,
  command: 'npm',
  args: ['run', '--silent', name, '--', ...args],
  ...more,
});

/** @param {number} since */
const secondsSince = (since) => Math.round((Date.now() - since) / 1000);

/**
 * Starts parts in the given order, each as soon as there is a free slot and the part that it needs has
 * passed.
 * @param {Part[]} parts
 * @param {{
 * env: NodeJS.ProcessEnv, cwd: string, say?: (text: string) => void, slots?: number, heartbeatMs?: number,
 * silenceMs?: number, }} settings More parts than cores, because each waits now and then. A part that prints
 * nothing for `silenceMs` is ended.
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
  /** @type {Map<string, ReturnType<typeof startPart>>} */
  const running = new Map();
  const waiting = [...parts];
  let stopped = false;
  let lastPrinted = Date.now();
  /** @param {string} text */
  const tell = (text) => {
    lastPrinted = Date.now();
    say(text);
  };

  const heartbeat = setInterval(
    () => {
      for (const part of running.values()) part.look();
      if (running.size === 0 || Date.now() - lastPrinted < heartbeatMs) return;
      const names = [...running.values()].map(({ name, started }) => `${name} ${secondsSince(started)} s`);
      const what = stopped ? '… stopping' : '…';
      tell(`${what} ${names.join(', ')}; ${done.size} of ${parts.length} done`);
    },
    Math.min(heartbeatMs, 1_000),
  );
  onStop(() => {
    stopped = true;
    for (const part of running.values()) part.end();
  });

  await new Promise((finish) => {
    /** @param {Outcome} outcome */
    const settle = (outcome) => {
      const { part, status, seconds, output, trouble } = outcome;
      running.delete(part.name);
      done.set(part.name, outcome);
      const how = status === 0 ? '' : ', FAILED';
      if (!stopped)
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
          const started = startPart(part, { env, cwd, silenceMs });
          running.set(part.name, started);
          started.outcome.then(settle, (error) =>
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
