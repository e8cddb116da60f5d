// Counts what the parts of `npm test` did, and says of each failure the file, the reason, and how to run it
// alone.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * As vitest's JSON reporter and ours write it.
 * @typedef {{
 *   outside?: { file: string, test: string, message: string }[],
 *   numTotalTests: number, numPassedTests: number, numFailedTests: number,
 *   testResults?: {
 *     name: string, message: string,
 *     assertionResults: { status: string, fullName: string, failureMessages: string[] }[],
 *   }[],
 * }} Report
 * @typedef {{ file: string, what: string, reason: string }} Failure
 */

/** @param {string} file @returns {any} undefined if there is none, or only the beginning of one */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What a part left; the crash test, which vitest does not run, has no file of errors outside of tests.
 * @param {string} folder @param {string} part @returns {Report | undefined}
 */
export function readReport(folder, part) {
  const report = readJson(join(folder, `${part}.json`));
  return report && { ...report, outside: readJson(join(folder, `${part}.outside.json`)) };
}

const longestReason = 20;

/** Without the stack, because the output of the part has it. @param {string} message */
function reasonOf(message) {
  const stack = message.search(/^\s+at .+$/m);
  const lines = (stack > 0 ? message.slice(0, stack) : message).trim().split('\n');
  return lines.length > longestReason ? [...lines.slice(0, longestReason), '…'].join('\n') : lines.join('\n');
}

/** @param {Report} report @returns {Failure[]} */
function failuresOf({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [{ file, what: '', reason: reasonOf(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      what: fullName.trim(),
      reason: failureMessages.map(reasonOf).join('\n'),
    }));
  });
}

/**
 * Errors that belong to no test, such as a rejection that nobody handled.
 * @param {Report} report
 * @returns {Failure[]}
 */
function outsideOf({ outside = [] }) {
  return outside.map(({ file, test, message }) => ({
    file: file && relative(root, file),
    what: test ? `outside of its tests, while or after "${test}" ran` : 'outside of its tests',
    reason: message.split('\n').slice(0, longestReason).join('\n'),
  }));
}

/**
 * Parts with tests report their number; other parts count as one test.
 * @param {Pick<import('./run-part.mjs').Outcome, 'status' | 'trouble'>} outcome
 * @param {Report | undefined} report undefined if the part has no tests, or left no report
 * @param {boolean} hasTests
 * @returns {{ passed: number, failed: number, failures: Failure[] }}
 */
export function count({ status, trouble }, report, hasTests) {
  const because = (/** @type {string} */ reason) => [{ file: '', what: '', reason: trouble || reason }];
  if (!hasTests) {
    return status === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: because('Its output, above, says why.') };
  }
  if (!report) return { passed: 0, failed: 1, failures: because('It ended before its tests did.') };
  const passed = report.numPassedTests;
  // Skipped tests, files that do not load, and errors outside of tests fail the part too.
  const failed = report.numTotalTests - passed;
  const failures = [...failuresOf(report), ...outsideOf(report)];
  if (failed > 0 && failures.length === 0) failures.push(...because(`${failed} of its tests did not run.`));
  if (failed > 0 || (status === 0 && passed > 0)) return { passed, failed, failures };
  const outside =
    passed === 0 ? 'It found no tests.' : 'Something failed outside of its tests; see its output, above.';
  return { passed, failed: 1, failures: failures.length > 0 ? failures : because(outside) };
}

/**
 * The failures of a part, by file, and the command that runs a file alone.
 * @param {{ name: string, script: string, env?: Record<string, string> }} part
 * @param {Failure[]} failures
 */
export function describeFailures({ name, script, env = {} }, failures) {
  const browser = env.LAB_BROWSER ? `LAB_BROWSER=${env.LAB_BROWSER} ` : '';
  const broken = [...new Set(failures.map(({ file }) => file))];
  return broken.map((file) => {
    const lines = failures
      .filter((failure) => failure.file === file)
      .flatMap(({ what, reason }) => [
        ...(what ? [`  ${what}`] : []),
        ...reason.split('\n').map((line) => `    ${line}`),
      ]);
    const words = /\.test\.\w+$/.test(file) ? ` -- ${file}` : '';
    return [
      `FAILED ${file || name} (${name})`,
      ...lines,
      `  Alone: ${browser}npm run ${script}${words}`,
    ].join('\n');
  });
}
