// `npm run test:crash` kills the running suite at random moments and checks what the next start serves. Options:
// --kills N, --seed N; --short kills once in each way.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Other ports, so that a lab that runs on this machine is not disturbed.
process.env.LAB_PORT_OFFSET ??= '7000';
const { build } = await import('../build.mjs');
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

build();
console.log(`${kills} kills, seed ${seed} (repeat with --seed ${seed})\n`);
console.log('     killed             after  confirmed  lost at most  next start');
let failed = 0;
let lab = await openLab(keepIn);
for (const [index, { victim, afterMs }] of plan.entries()) {
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
  for (const sentence of wrong.slice(0, 10)) console.log(`     ${sentence}`);
  if (wrong.length > 0) failed++;
}
console.log(`\n${kills - failed} of ${kills} as promised: nothing older than 10 seconds was lost.`);

const idleMs = values.short ? 10_000 : 60_000;
const checks = [
  { what: 'a save is what firebase-tools exports', wrong: await differsFromOwnExport(keepIn) },
  {
    what: `nothing is written in ${idleMs / 1000} idle seconds`,
    wrong: await writesWhenIdle(keepIn, idleMs),
  },
];
for (const { what, wrong } of checks) {
  console.log(`${wrong.length === 0 ? 'Yes' : 'NO'}: ${what}.`);
  for (const sentence of wrong.slice(0, 10)) console.log(`     ${sentence}`);
  if (wrong.length > 0) failed++;
}
process.kill(lab.pid, 'SIGINT');
await lab.ended;

const { LAB_RESULTS, LAB_PART } = process.env;
if (LAB_RESULTS) {
  const total = kills + checks.length;
  const counts = { numTotalTests: total, numPassedTests: total - failed, numFailedTests: failed };
  writeFileSync(join(LAB_RESULTS, `${LAB_PART}.json`), JSON.stringify(counts));
}
process.exit(failed === 0 ? 0 : 1);
