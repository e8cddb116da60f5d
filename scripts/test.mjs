// `npm test` runs all parts, concurrently where they do not interfere, and ends with a summary line.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { leftovers, root } from './paths.mjs';
import { withPorts } from './reserve-ports.mjs';
import { runParts, script, typecheck } from './run-parts.mjs';
import { stopRequested } from './signals.mjs';
import { temporaryFolder } from './temporary.mjs';

const results = join(leftovers, 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** @typedef {import('./run-parts.mjs').Part} Part */

/** @param {Part} part */
const resultOf = ({ name }) => name.replaceAll(/\W+/g, '-');

// Starts with quick parts and those that others need, then those that use one core, the longest first. The unit tests use all cores.
const afterBuild = { needs: 'build' };
const withSuite = { needs: 'build', prepare: withPorts };
const parts = [
  script('build'),
  typecheck,
  script('lint'),
  script('test:api --shard=1/2', withSuite),
  script('test:api --shard=2/2', withSuite),
  script('test:suite', withSuite),
  script('test:e2e --shard=1/2', withSuite),
  script('test:e2e --shard=2/2', withSuite),
  script('test:unit', afterBuild),
  script('test:emulators', afterBuild),
  script('test:crash-short', withSuite),
  script('test:deploy', afterBuild),
  // CI runs the stories in the browser from npm, and some also in an installed one.
  ...(process.env.LAB_ALSO_INSTALLED
    ? [script('test:e2e top-bar requests keyboard', { ...withSuite, env: { LAB_BROWSER: 'installed' } })]
    : []),
].map((part) => ({ ...part, env: { ...part.env, LAB_PART: resultOf(part) } }));

/**
 * Parts with tests report their number; other parts count as one test.
 * @param {import('./run-parts.mjs').Outcome} outcome
 */
function count({ part, status }) {
  if (!part.name.startsWith('test:'))
    return status === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [] };
  try {
    const report = JSON.parse(readFileSync(join(results, `${resultOf(part)}.json`), 'utf8'));
    const passed = report.numPassedTests;
    // Skipped tests, files that do not load, and errors outside of tests fail the part too.
    const notRun = report.numTotalTests - passed - report.numFailedTests;
    const failed = report.numFailedTests + notRun;
    return { passed, failed: failed || (status === 0 && passed > 0 ? 0 : 1), names: failuresOf(report) };
  } catch (error) {
    return { passed: 0, failed: 1, names: [`left no readable result: ${error}`] };
  }
}

/**
 * Repeated at the end, for people who read only the end of a long output.
 * @param {{ testResults?: { name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 */
function failuresOf({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [`${file}: ${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName.trim()}\n    ${failureMessages.join('\n    ')}`,
    );
  });
}

const started = Date.now();
const TMPDIR = temporaryFolder();
const outcomes = await runParts(parts, {
  cwd: root,
  env: { ...process.env, LAB_RESULTS: results, TMPDIR, TEMP: TMPDIR, TMP: TMPDIR },
});
if (await stopRequested()) process.exit(130);

console.log('\n=== all parts');
const rows = outcomes.map((outcome) => ({ ...outcome, ...count(outcome) }));
for (const { part, passed, failed, seconds } of rows) {
  console.log(
    `${part.name.padEnd(30)} ${`${seconds} s`.padStart(6)}  ${passed} passed${failed ? `, ${failed} FAILED` : ''}`,
  );
}
for (const { part, names } of rows) for (const name of names) console.log(`\n${part.name}: ${name}`);
console.log(`${'together'.padEnd(30)} ${`${Math.round((Date.now() - started) / 1000)} s`.padStart(6)}`);
/** @param {'passed' | 'failed'} key */
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
