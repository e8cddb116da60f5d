// One run of `npm start` as a process, with all processes that it starts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../paths.mjs';
import { address } from '../ports.mjs';
import { family, startTime } from '../saving/process.mjs';

/** @typedef {{ pid: number, started: string, args: string }} Process */

const startsWithinMs = 240_000;

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
  const script = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LAB_DATA: keepIn, LAB_RATE_LIMITS: 'off' },
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
      throw new Error(`The lab did not start:\n${output}`);
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

export async function answers() {
  try {
    return (await fetch(`${address}/api/labInfo`, { signal: AbortSignal.timeout(20_000) })).ok;
  } catch {
    return false;
  }
}
