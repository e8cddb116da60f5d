// One round: people enter data, something is killed, and the next start is compared with what was confirmed.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded } from 'firebase-emulators-node/processes';
import { answers, lives, openLab } from './lab.mjs';
import { openStores } from './stores.mjs';

const promisedMs = 10_000;
const endsWithinMs = 120_000;

/**
 * What is older than ten seconds is saved. On a busy machine a save takes longer, as a start does, which
 * takes less than twenty seconds on a quiet one.
 * @param {number[]} starts in seconds
 */
const savedWithinMs = (starts) => Math.max(promisedMs, ...starts.map((seconds) => seconds * 500));

/** The processes that a kill ends, and whether the suite can still save before it ends. */
export const killTargets = /** @type {const} */ ({
  'start script': { matches: 'scripts/start.mjs', saves: true },
  'firebase-tools': { matches: 'emulators:start', saves: false },
  'Firestore engine': { matches: 'dist/firestore.js', saves: false },
  'storage rules': { matches: 'dist/storage-rules.js', saves: true },
  'functions worker': { matches: 'functionsEmulatorRuntime', saves: true },
  'all together': { matches: '', saves: false },
});
/** @typedef {keyof typeof killTargets} Victim */
/** @typedef {Map<string, import('./journal.mjs').Journal>} Journals */

/**
 * Lets people enter data until the returned function is called.
 * @param {number} seed
 * @param {Journals} journals
 */
async function enterData(seed, journals) {
  const values = Object.fromEntries([...journals].map(([name, journal]) => [name, journal.values]));
  const people = fork(join(import.meta.dirname, 'people.mjs'), [String(seed), JSON.stringify(values)]);
  /** @type {{ sentence: string, at: number }[]} */
  const refused = [];
  people.on('message', (message) => {
    const report = /** @type {import('./people.mjs').Report} */ (message);
    if ('begun' in report) journals.get(report.begun.store)?.begun(report.begun.key, report.begun.value);
    else if ('confirmed' in report)
      journals.get(report.confirmed.store)?.confirmed(report.confirmed.key, report.at);
    else refused.push({ sentence: report.refused, at: Date.now() });
  });
  const gone = new Promise((resolve) => people.once('close', resolve));
  await Promise.race([gone, new Promise((resolve) => people.once('message', resolve))]);
  /** Returns the writes that were refused before the suite was killed. @param {number} killed */
  return async (killed) => {
    people.kill('SIGKILL');
    await gone;
    return refused.filter(({ at }) => at < killed).map(({ sentence }) => sentence);
  };
}

/** @param {{ pid: number }[]} processes */
function kill(processes) {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with its parent.
    }
  }
}

/**
 * @param {{ keepIn: string, victim: Victim, afterMs: number, seed: number, journals: Journals,
 *   lab: Awaited<ReturnType<typeof openLab>> }} round
 */
export async function playRound({ keepIn, victim, afterMs, seed, journals, lab }) {
  const stopEntering = await enterData(seed, journals);
  await wait(afterMs);
  const processes = lab.processes();
  const { matches, saves } = killTargets[victim];
  const matching = processes.filter(({ args }) => args.includes(matches));
  let killed = Date.now();
  kill(victim === 'all together' ? matching : matching.slice(seed % matching.length).slice(0, 1));
  const wrong = await stopEntering(killed);
  if (matching.length === 0) wrong.push('There was nothing to kill.');
  if (victim === 'functions worker') {
    if (!(await answers())) wrong.push('The site does not answer any more.');
    killed = Date.now();
    process.kill(lab.pid, 'SIGINT');
  }
  // Does not wait, so that the next start finds the suite of the killed script still running.
  if (victim !== 'start script')
    await Promise.race([lab.ended, wait(endsWithinMs, undefined, { ref: false })]);
  const next = await openLab(keepIn);
  for (const left of processes.filter(lives)) {
    if (!(await hasEnded(left, endsWithinMs))) wrong.push(`${left.args.slice(0, 60)} lives on.`);
  }
  const entered = [...journals.values()].reduce((sum, journal) => sum + journal.count(killed), 0);
  const safe = saves ? killed : killed - savedWithinMs([lab.seconds, next.seconds]);
  let oldestLostMs = 0;
  const { stores, close } = openStores();
  for (const { name, read } of stores) {
    const checked = await journals.get(name)?.check(read, safe, killed);
    wrong.push(...(checked?.wrong ?? []).map((sentence) => `${name}: ${sentence}`));
    oldestLostMs = Math.max(oldestLostMs, checked?.oldestLostMs ?? 0);
  }
  await close();
  return { next, wrong, entered, oldestLostMs };
}
