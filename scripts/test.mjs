// `npm test` shows within minutes that everything works, `npm run test:all` (`--all`)
// everything. Parts run concurrently where they do not interfere; the last line is a summary.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './changes.mjs';
import { partsOf } from './parts.mjs';
import { leftovers, root } from './paths.mjs';
import { count, describeFailures, readReport } from './report.mjs';
import { runParts } from './run-parts.mjs';
import { stopRequested } from './signals.mjs';
import { temporaryFolder } from './temporary.mjs';

const results = join(leftovers, 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const parts = partsOf({
  all: process.argv.includes('--all'),
  alsoInstalled: Boolean(process.env.LAB_ALSO_INSTALLED),
  files: trackedFiles(),
}).map((part) => ({ ...part, env: { ...part.env, LAB_PART: part.name.replaceAll(/\W+/g, '-') } }));

const started = Date.now();
const TMPDIR = temporaryFolder();
const outcomes = await runParts(parts, {
  cwd: root,
  env: { ...process.env, LAB_RESULTS: results, TMPDIR, TEMP: TMPDIR, TMP: TMPDIR },
});
if (await stopRequested()) process.exit(130);

const rows = parts.map((part, index) => {
  const { status = 1, seconds = 0, trouble = '' } = outcomes[index] ?? {};
  const report = readReport(results, part.env.LAB_PART);
  return { part, seconds, ...count({ status, trouble }, report, part.script.startsWith('test:')) };
});
console.log('\n=== all parts');
for (const { part, passed, failed, seconds } of rows) {
  console.log(
    `${part.name.padEnd(34)} ${`${seconds} s`.padStart(6)}  ${passed} passed${failed ? `, ${failed} FAILED` : ''}`,
  );
}
// Repeated at the end, for people who read only the end of a long output.
for (const { part, failures } of rows)
  for (const text of describeFailures(part, failures)) console.log(`\n${text}`);
console.log(`${'together'.padEnd(34)} ${`${Math.round((Date.now() - started) / 1000)} s`.padStart(6)}`);
/** @param {'passed' | 'failed'} key */
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
