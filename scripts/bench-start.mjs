// `npm run bench:start` measures how long `npm start` takes until the lab is open, on a machine that does
// nothing else and beside four busy loops. `-- --quiet` or `-- --busy` measures one of them. Its lab has data
// and ports of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { family } from 'firebase-emulators-node/processes';
import { build } from './build.mjs';
import { root } from './paths.mjs';
import { withPorts } from './reserve-ports.mjs';
import { temporaryFolder } from './temporary.mjs';

const loops = 4;
const { values } = parseArgs({ options: { quiet: { type: 'boolean' }, busy: { type: 'boolean' } } });
const rows = ['build', 'first start', 'its first page', 'second start', 'its first page '];

/** Keeps processors busy until the returned function is called. */
function keepBusy() {
  const children = Array.from({ length: loops }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
  return () => {
    for (const child of children) child.kill('SIGKILL');
  };
}

/** @param {() => Promise<unknown> | void} work */
async function secondsOf(work) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The start and the first page after it, in seconds. @param {NodeJS.ProcessEnv} env */
async function start(env) {
  const lab = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  process.once('exit', () => {
    for (const { pid } of family(Number(lab.pid))) process.kill(pid, 'SIGKILL');
  });
  const ended = new Promise((resolve) => lab.once('close', resolve));
  let address = '';
  const open = await secondsOf(
    () =>
      new Promise((resolve, reject) => {
        let output = '';
        lab.stdout.on('data', (chunk) => {
          output += chunk;
          address = /The lab is open: +(\S+)/.exec(output)?.[1] ?? '';
          if (address) resolve(undefined);
        });
        lab.once('close', () => reject(new Error(`The lab did not open:\n${output}`)));
      }),
  );
  const page = await secondsOf(async () => {
    const answer = await fetch(`${address}/`);
    await answer.text();
    if (!answer.ok) throw new Error(`The first page answered ${answer.status}.`);
  });
  lab.kill('SIGINT');
  await ended;
  return [open, page];
}

/** @param {boolean} busy */
async function measure(busy) {
  const { env: ports, release } = await withPorts();
  const env = { ...process.env, ...ports, LAB_DATA: join(temporaryFolder(), 'data') };
  const relax = busy ? keepBusy() : () => {};
  try {
    const built = await secondsOf(() => build({ all: true }));
    return [built, ...(await start(env)), ...(await start(env))];
  } finally {
    relax();
    release();
  }
}

const quiet = values.busy ? undefined : await measure(false);
const busy = values.quiet ? undefined : await measure(true);
console.log(`\n${'seconds'.padEnd(16)}${'quiet'.padStart(8)}${`beside ${loops} busy loops`.padStart(24)}`);
/** @param {number | undefined} value */
const shown = (value) => value?.toFixed(2) ?? '-';
rows.forEach((row, at) => {
  console.log(`${row.padEnd(16)}${shown(quiet?.[at]).padStart(8)}${shown(busy?.[at]).padStart(24)}`);
});
