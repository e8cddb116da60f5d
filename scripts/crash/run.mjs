// `npm run test:crash` kills the running suite at random moments and checks what the next start serves.
// Options:
// --kills N, --seed N; --short kills once in each way.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Other ports, so that a lab that runs on this machine is not disturbed.
process.env.LAB_PORT_OFFSET ??= '7000';
const { build } = await import('../build.mjs');
build();
const { differsFromOwnExport, writesWhenIdle } = await import('./checks.mjs');
const { Journal } = await import('./journal.mjs');
const { openLab } = await import('./lab.mjs');
const { randomOf } = await import('./random.mjs');
const { playRound, killTargets } = await import('./round.mjs');
const { temporaryFolder } = await import('../temporary.mjs');

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, kills: { type: 'string' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const random = randomOf(seed);
const all = /** @type {import('./round.mjs').Victim[]} */ (Object.keys(killTargets));
/** @type {import('./round.mjs').Victim[]} */
const kinds = values.short ? ['start script', 'firebase-tools', 'all together'] : all;
const kills = Number(values.kills ?? (values.short ? kinds.length : 30));
const longestMs = values.short ? 14_000 : 20_000;

/** Each way of killing equally often, in random order. */
const plan = Array.from({ length: Math.ceil(kills / kinds.length) }, () => random.shuffled(kinds))
  .flat()
  .slice(0, kills)
  .map((victim) => ({ victim, afterMs: random.between(500, longestMs) }));

const keepIn = join(temporaryFolder(), 'data');
const journals = new Map(['documents', 'accounts', 'files'].map((name) => [name, new Journal()]));

console.log(`${kills} kills, seed ${seed} (repeat with --seed ${seed})\n`);
console.log('     killed             after  confirmed  lost at most  next start');
/** A kill or a check, and all that was wrong with it. @type {{ what: string, wrong: string[] }[]} */
const results = [];
/** @param {string} what @param {string[]} wrong */
function record(what, wrong) {
  results.push({ what, wrong });
  for (const sentence of wrong.slice(0, 10)) console.log(`     ${sentence}`);
}

let doing = 'the first start';
try {
  await killAndCheck();
} catch (error) {
  console.log(`Failed: ${doing}`);
  record(doing, [error instanceof Error ? error.message : String(error)]);
}

async function killAndCheck() {
  let lab = await openLab(keepIn);
  for (const [index, { victim, afterMs }] of plan.entries()) {
    doing = `kill ${index + 1}, ${victim} after ${(afterMs / 1000).toFixed(1)} s, and the next start`;
    const { next, wrong, entered, oldestLostMs } = await playRound({
      keepIn,
      victim,
      afterMs,
      seed: seed + index,
      journals,
      lab,
    });
    lab = next;
    console.log(
      [
        String(index + 1).padStart(3),
        ` ${victim.padEnd(16)}`,
        `${(afterMs / 1000).toFixed(1)} s`.padStart(7),
        String(entered).padStart(10),
        `${(oldestLostMs / 1000).toFixed(1)} s`.padStart(13),
        `${next.seconds.toFixed(1)} s`.padStart(11),
        wrong.length === 0 ? '' : ' WRONG',
      ].join(' '),
    );
    record(doing, wrong);
  }
  const asPromised = results.filter(({ wrong }) => wrong.length === 0).length;
  console.log(`\n${asPromised} of ${kills} as promised: nothing older than 10 seconds was lost.`);

  const idleMs = values.short ? 10_000 : 60_000;
  const checks = {
    'a save is what firebase-tools exports': () => differsFromOwnExport(keepIn),
    [`nothing is written in ${idleMs / 1000} idle seconds`]: () => writesWhenIdle(keepIn, idleMs),
  };
  for (const [what, check] of Object.entries(checks)) {
    doing = what;
    const wrong = await check();
    console.log(`${wrong.length === 0 ? 'Yes' : 'NO'}: ${what}.`);
    record(what, wrong);
  }
  process.kill(lab.pid, 'SIGINT');
  await lab.ended;
}

const failures = results.filter(({ wrong }) => wrong.length > 0);
const { LAB_RESULTS, LAB_PART } = process.env;
if (LAB_RESULTS) {
  const total = kills + 2;
  const assertionResults = failures.map(({ what, wrong }) => ({
    status: 'failed',
    fullName: `${what} (seed ${seed})`,
    failureMessages: wrong,
  }));
  const report = {
    numTotalTests: total,
    numPassedTests: results.length - failures.length,
    numFailedTests: failures.length,
    testResults: [{ name: import.meta.filename, message: '', assertionResults }],
  };
  writeFileSync(join(LAB_RESULTS, `${LAB_PART}.json`), JSON.stringify(report));
}
process.exit(failures.length === 0 ? 0 : 1);
