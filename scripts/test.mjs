// `npm test`: every part in turn, each timed, with one closing line over all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { leftovers, root } from './paths.mjs';

const results = join(leftovers, 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// A part with `counted` writes its number of tests; the others count as one test each.
/** @type {{ script: string, counted?: boolean }[]} */
const parts = [
  { script: 'lint' },
  { script: 'typecheck' },
  { script: 'build' },
  { script: 'test:unit', counted: true },
  { script: 'test:deploy', counted: true },
  { script: 'test:emulators', counted: true },
  { script: 'test:rules', counted: true },
  { script: 'test:api', counted: true },
  { script: 'test:e2e', counted: true },
  { script: 'test:crash-short', counted: true },
];

/** @param {{ script: string, counted?: boolean }} part @param {number | null} status */
function outcome({ counted, script }, status) {
  if (!counted) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const report = JSON.parse(readFileSync(join(results, `${script.replace(':', '-')}.json`), 'utf8'));
    const passed = report.numPassedTests;
    // A skipped test, a file that does not load and an error outside of any test have to fail the part too.
    const notRun = report.numTotalTests - passed - report.numFailedTests;
    const failed = report.numFailedTests + notRun;
    return { passed, failed: failed || (status === 0 && passed > 0 ? 0 : 1) };
  } catch (error) {
    console.error(`${script} left no readable result: ${error}`);
    return { passed: 0, failed: 1 };
  }
}

const rows = parts.map((part) => {
  console.log(`\n=== ${part.script}`);
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', part.script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, LAB_RESULTS: results, LAB_PART: part.script.replace(':', '-') },
  });
  return { ...part, ...outcome(part, status), seconds: Math.round((Date.now() - started) / 1000) };
});

console.log('\n=== all parts');
for (const { script, passed, failed, seconds } of rows) {
  console.log(
    `${script.padEnd(16)} ${`${seconds} s`.padStart(6)}  ${passed} passed${failed ? `, ${failed} FAILED` : ''}`,
  );
}
/** @param {'passed' | 'failed'} key */
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
