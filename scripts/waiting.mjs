// Waits until a starting suite answers, and says what it waits for. There is no time limit, because a busy
// machine may need minutes: it gives up when something says that the suite cannot start, or when nothing
// happens any more.
import { setTimeout } from 'node:timers/promises';

export const defaultTimes = {
  everyMs: 300,
  reportEveryMs: 10_000,
  /** An answer that stays wrong for so many tries and so long does not become right. */
  wrongAnswers: 10,
  wrongForMs: 30_000,
  stillForMs: 120_000,
};

/**
 * `isUp` returns true, or what was answered instead, or undefined if nothing answered yet.
 * @typedef {{ name: string, isUp: () => Promise<true | string | undefined> }} Part
 */
/**
 * @typedef {object} Watch
 * @property {() => string | undefined} trouble why the suite cannot start, if something says so
 * @property {() => unknown} pulse anything that is different after some work was done
 * @property {(sentence: string) => void} say
 */

// A clock that stands still while the computer sleeps.
const now = () => performance.now();
/** @param {number} ms */
const seconds = (ms) => Math.round(ms / 1000);

/**
 * Waits for the stages, one after the other; the parts of a stage are asked at the same time. Returns
 * undefined when all are up, otherwise why they are not.
 * @param {Part[][]} stages
 * @param {Watch} watch
 */
export async function waitFor(stages, { trouble, pulse, say }, times = defaultTimes) {
  const { everyMs, reportEveryMs, wrongAnswers, wrongForMs, stillForMs } = times;
  const started = now();
  /** What each part that is not up has answered. @type {Map<string, string>} */
  const waiting = new Map();
  /** @type {string | undefined} */
  let wrong;
  let isOver = false;

  /** @param {Part} part */
  async function untilUp({ name, isUp }) {
    waiting.set(name, '');
    let count = 0;
    let since = now();
    while (!isOver) {
      const answer = await isUp();
      if (answer === true) break;
      waiting.set(name, answer ?? '');
      if (answer === undefined) [count, since] = [0, now()];
      else if (++count >= wrongAnswers && now() - since > wrongForMs)
        wrong ??= `The suite runs, but ${name} answers wrongly: ${answer}`;
      await setTimeout(everyMs);
    }
    waiting.delete(name);
  }

  async function untilTrouble() {
    let told = started;
    let [moved, last] = [started, ''];
    while (!isOver) {
      const why = trouble() ?? wrong;
      if (why) return why;
      if (now() - told >= reportEveryMs) {
        told = now();
        const names = [...waiting.keys()].join(' and ');
        const next = `${names} ${pulse()}`;
        if (next !== last) [moved, last] = [told, next];
        else if (told - moved > stillForMs)
          return `Nothing has happened for ${seconds(told - moved)} seconds, while it waited for ${names}.`;
        const parts = [...waiting].map(([name, answer]) => (answer ? `${name} (now: ${answer})` : name));
        say(`  ${seconds(told - started)} s: waiting for ${parts.join(' and ')}`);
      }
      await setTimeout(everyMs);
    }
    return undefined;
  }

  async function untilAllUp() {
    for (const stage of stages) await Promise.all(stage.map(untilUp));
    return undefined;
  }

  try {
    return await Promise.race([untilAllUp(), untilTrouble()]);
  } finally {
    isOver = true;
  }
}

/**
 * Whether an address answers with this type of content. A server that says that it waited too long for
 * another one has not answered.
 * @param {string} url
 * @param {string} [type] without it any answer will do
 * @returns {Promise<true | string | undefined>}
 */
export async function answers(url, type) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(70_000) });
    const text = await response.text();
    if (type === undefined) return true;
    if (response.status === 504) return undefined;
    const isRight = response.ok && response.headers.get('content-type')?.startsWith(type);
    return isRight || `${response.status} ${text.trim().split('\n')[0]?.slice(0, 100)}`;
  } catch {
    return undefined; // nothing listens there yet
  }
}
