// What trials do with a lab on one's own machine: save it, and kill it.
import { setTimeout as wait } from 'node:timers/promises';
import { lives } from '../crash/lab.mjs';
import { ports } from '../ports.mjs';

/** @typedef {Awaited<ReturnType<typeof import('../crash/lab.mjs').openLab>>} Lab */

const savesAgainWithinMs = 60_000;

export async function saveNow() {
  const answer = await fetch(`http://127.0.0.1:${ports.saving}/`, { method: 'POST' });
  return { ok: answer.ok, sentence: await answer.text() };
}

/** After how long a save works; undefined if it does not. */
export async function savedAgain() {
  const begun = performance.now();
  while (performance.now() - begun < savesAgainWithinMs) {
    if ((await saveNow()).ok) return performance.now() - begun;
    await wait(500);
  }
  return undefined;
}

/** Kills all its processes at once. @param {Lab} lab */
export async function killed(lab) {
  const processes = lab.processes();
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with its parent.
    }
  }
  while (processes.some(lives)) await wait(100);
}
