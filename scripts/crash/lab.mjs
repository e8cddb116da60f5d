// One run of `npm start` as a process, with all processes that it starts.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { family, startTime } from 'firebase-emulators-node/processes';
import { logs, root } from '../paths.mjs';
import { address } from '../ports.mjs';

/** @typedef {{ pid: number, started: string, args: string }} Process */

// A busy machine needs minutes; `npm test` ends a part that has been silent for fifteen.
const startsWithinMs = 800_000;
const answersWithinMs = 120_000;
const endsWithThis = import.meta.resolve('firebase-emulators-node/end-with-parent');

/** @param {number} ofPid @returns {Process[]} */
function startedFamily(ofPid) {
  return family(ofPid).flatMap(({ pid, args }) => {
    const started = startTime(pid);
    return started ? [{ pid, started, args }] : [];
  });
}

/** @param {Process} process */
export const lives = ({ pid, started }) => startTime(pid) === started;

/** @param {string} keepIn */
export async function openLab(keepIn) {
  const started = Date.now();
  const script = spawn(process.execPath, ['--import', endsWithThis, join(root, 'scripts', 'start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LAB_DATA: keepIn,
      LAB_RATE_LIMITS: 'off',
      EMULATORS_END_WITH: String(process.pid),
    },
  });
  let output = '';
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => script.once('close', resolve));
  let running = true;
  void ended.then(() => {
    running = false;
  });
  while (!output.includes('The lab is open')) {
    if (!running || Date.now() - started > startsWithinMs) {
      for (const { pid } of family(Number(script.pid))) process.kill(pid, 'SIGKILL');
      const seconds = Math.round((Date.now() - started) / 1000);
      const how = running ? `was not open after ${seconds} s` : `ended after ${seconds} s without being open`;
      throw new Error(`npm start ${how}. It printed:\n${output}\nThe end of its log:\n${endOfLog()}`);
    }
    await setTimeout(100);
  }
  return {
    pid: Number(script.pid),
    seconds: (Date.now() - started) / 1000,
    ended,
    processes: () => startedFamily(Number(script.pid)),
    output: () => output,
  };
}

function endOfLog() {
  try {
    const lines = readFileSync(join(logs, 'suite.log'), 'utf8').trim().split('\n');
    const isCall = (/** @type {string} */ line) => /^(i {2}hosting: |\[hosting\] )/.test(line);
    return lines
      .filter((line) => !isCall(line))
      .slice(-30)
      .join('\n');
  } catch {
    return 'There is no log.';
  }
}

/** Whether the site answers again, however long the machine needs for it. */
export async function answers() {
  const deadline = Date.now() + answersWithinMs;
  do {
    try {
      if ((await fetch(`${address}/api/labInfo`, { signal: AbortSignal.timeout(answersWithinMs) })).ok)
        return true;
    } catch {
      // The process of the functions is being replaced.
    }
    await setTimeout(300);
  } while (Date.now() < deadline);
  return false;
}
