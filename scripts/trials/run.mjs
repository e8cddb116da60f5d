// `npm run trials -- NAME` tries a promise of the product with a running lab, prints what was found, and with
// `--write` puts it into docs/trials.md. Without a name it lists the trials.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** With their options and what their lab starts with; each is the module of its name. */
const trials = /** @type {const} */ ({
  drill: { options: { gigabytes: '2', people: '40' }, env: { LAB_DEMO: 'large' } },
  upgrade: { options: {}, env: {} },
  disk: { options: {}, env: {} },
  clock: { options: {}, env: {} },
  memory: { options: {}, env: {} },
  load: { options: { minutes: '10' }, env: {} },
});
/** @typedef {keyof typeof trials} Name */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    ...Object.fromEntries(
      Object.values(trials).flatMap(({ options }) =>
        Object.keys(options).map((name) => [name, { type: /** @type {const} */ ('string') }]),
      ),
    ),
  },
});
const name = /** @type {Name} */ (positionals[0]);
const chosen = trials[name];
if (!chosen || positionals.length > 1) {
  console.log('Say which trial: npm run trials -- NAME [--write] [options]\n');
  for (const [each, { options }] of Object.entries(trials))
    console.log(`  ${each}${Object.entries(options).map(([option, usual]) => ` [--${option} ${usual}]`)}`);
  process.exit(1);
}

// Another lab that runs on this machine is not disturbed, and all people call from one address. Begins anew
// with these, because the folders and ports of a suite are known as soon as its modules are loaded.
if (process.env.LAB_TRIAL !== name) {
  const usual = { LAB_PORT_OFFSET: '8000', LAB_RATE_LIMITS: 'off' };
  const env = { ...usual, ...process.env, ...chosen.env, LAB_TRIAL: name };
  // Small disks are mounted where only this process sees them, so they go with it, also when it is killed.
  const around = name === 'disk' && process.getuid?.() === 0 ? ['unshare', '--mount'] : [];
  const args = [...around, process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const again = spawnSync('env', args, {
    env,
    stdio: 'inherit',
  });
  process.exit(again.status ?? 1);
}
const { build } = await import('../build.mjs');
const { root } = await import('../paths.mjs');
const { isFine, table, withTrial } = await import('./report.mjs');
const { temporaryFolder } = await import('../temporary.mjs');
const temporary = temporaryFolder();
Object.assign(process.env, { TMPDIR: temporary, TEMP: temporary, TMP: temporary });
build();

const given = Object.entries(values).filter(([option]) => option in chosen.options);
const asked = { ...chosen.options, ...Object.fromEntries(given) };
/** @type {import('./report.mjs').Trial} */
const trial = (await import(`./${name}.mjs`)).trial;
const rows = await trial.run(asked);
console.log(`\n${table(rows)}`);
if (values.write) {
  const page = join(root, 'docs/trials.md');
  const command = ['npm run trials --', name, ...given.map(([option, value]) => `--${option} ${value}`)];
  writeFileSync(page, withTrial(readFileSync(page, 'utf8'), trial, command.join(' '), rows));
}
process.exit(isFine(rows) ? 0 : 1);
