// One round: people enter data, something is killed, and the next start is held against what was confirmed.
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded } from '../keep/process.mjs';
import { answers, lives, openLab } from './lab.mjs';
import { openStores } from './stores.mjs';

const promisedMs = 10_000;
const endsWithinMs = 60_000;
const keys = 40;

/** Which processes a kill takes, and whether the suite saves what was entered until then. */
export const victims = /** @type {const} */ ({
  'start script': { matches: 'scripts/start.mjs', saves: true },
  'firebase-tools': { matches: 'emulators:start', saves: false },
  'Firestore engine': { matches: 'dist/firestore.js', saves: false },
  'storage rules': { matches: 'dist/storage-rules.js', saves: true },
  'functions worker': { matches: 'functionsEmulatorRuntime', saves: true },
  'all together': { matches: '', saves: false },
});
/** @typedef {keyof typeof victims} Victim */

let counter = 0;

/**
 * Three people enter data at once until they are told to stop.
 * @param {import('./random.mjs').Random} random
 * @param {Map<string, import('./journal.mjs').Journal>} journals
 */
function enterData(random, journals) {
  const { stores, close } = openStores();
  let until = Number.POSITIVE_INFINITY;
  /** @type {string[]} */
  const refused = [];
  const people = stores.map(async ({ name, write }) => {
    const journal = journals.get(name);
    while (journal && Date.now() < until) {
      const key = `key-${Math.floor(random.between(0, keys))}`;
      const before = journal.latest(key);
      const value = before !== null && random.between(0, 1) < 0.2 ? null : `value-${counter++}`;
      const confirm = journal.note(key, value);
      try {
        await write(key, value, before);
        confirm();
      } catch (error) {
        if (Date.now() < until) refused.push(`${name}: ${error}`);
        // It may have been stored or not, so nothing can be built on this key.
        break;
      }
      await wait(random.between(0, 100));
    }
  });
  return {
    refused,
    stop: async () => {
      until = Math.min(until, Date.now());
      await Promise.all(people);
      await close().catch(() => {});
    },
    /** From here on a refusal is no surprise. */
    expectTheEnd: () => {
      until = Date.now();
    },
  };
}

/**
 * @param {{ keepIn: string, victim: Victim, afterMs: number, random: import('./random.mjs').Random,
 *   journals: Map<string, import('./journal.mjs').Journal>, lab: Awaited<ReturnType<typeof openLab>> }} round
 */
export async function playRound({ keepIn, victim, afterMs, random, journals, lab }) {
  /** @type {string[]} */
  const wrong = [];
  const data = enterData(random, journals);
  await wait(afterMs);
  const processes = lab.processes();
  const { matches, saves } = victims[victim];
  const candidates = processes.filter(({ args }) => args.includes(matches));
  const chosen = victim === 'all together' ? candidates : [random.oneOf(candidates)];
  data.expectTheEnd();
  let killed = Date.now();
  for (const { pid } of chosen) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
  await data.stop();
  wrong.push(...data.refused);
  if (victim === 'functions worker') {
    if (!(await answers())) wrong.push('The site does not answer any more.');
    killed = Date.now();
    process.kill(lab.pid, 'SIGINT');
  }
  // Who starts again at once finds the suite of the killed script still running.
  if (victim !== 'start script') await Promise.race([lab.ended, wait(endsWithinMs)]);
  const next = await openLab(keepIn);
  for (const left of processes.filter(lives)) {
    if (!(await hasEnded(left, 1000))) wrong.push(`${left.args.slice(0, 60)} lives on.`);
  }
  const entered = [...journals.values()].reduce((sum, journal) => sum + journal.confirmed(killed), 0);
  let oldestLostMs = 0;
  const { stores, close } = openStores();
  for (const { name, read } of stores) {
    const checked = await journals.get(name)?.check(read, saves ? killed : killed - promisedMs, killed);
    wrong.push(...(checked?.wrong ?? []).map((sentence) => `${name}: ${sentence}`));
    oldestLostMs = Math.max(oldestLostMs, checked?.oldestLostMs ?? 0);
  }
  await close();
  return { next, wrong, entered, oldestLostMs };
}
