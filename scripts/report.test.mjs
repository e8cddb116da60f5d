import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { count, describeFailures, readReport } from './report.mjs';

const ended = { status: 0, trouble: '' };
const failedPart = { status: 1, trouble: '' };
const file = 'functions/src/features/news/news.api.test.ts';
/** @param {number} passed @param {number} [failed] @param {string} [message] */
const report = (passed, failed = 0, message = '') => ({
  numTotalTests: passed + failed,
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [
    {
      name: join(root, file),
      message,
      assertionResults: Array.from({ length: failed }, () => ({
        status: 'failed',
        fullName: ' adds news',
        failureMessages: ['Error: expected 500 to be 201\n    at news.api.test.ts:3:1\n    at runTest'],
      })),
    },
  ],
});

it.each([
  ['a part without tests', ended, undefined, false, [1, 0, []]],
  ['a part without tests that fails', failedPart, undefined, false, [0, 1, ['Its output, above, says why.']]],
  ['tests that pass', ended, report(5), true, [5, 0, []]],
  ['a test that fails', failedPart, report(4, 1), true, [4, 1, ['Error: expected 500 to be 201']]],
  ['no tests where there should be some', ended, report(0), true, [0, 1, ['It found no tests.']]],
  ['no report', ended, undefined, true, [0, 1, ['It ended before its tests did.']]],
  ['a file that does not load', failedPart, report(3, 0, 'No such module'), true, [3, 1, ['No such module']]],
  [
    'an error outside of tests',
    failedPart,
    report(3),
    true,
    [3, 1, ['Something failed outside of its tests; see its output, above.']],
  ],
  [
    'an error outside of tests that says where',
    failedPart,
    { ...report(3), outside: [{ file: join(root, file), test: 'adds news', message: 'Error: lost' }] },
    true,
    [3, 1, ['Error: lost']],
  ],
  [
    'tests that did not run',
    ended,
    { ...report(3), numTotalTests: 5 },
    true,
    [3, 2, ['2 of its tests did not run.']],
  ],
  [
    'a part that was ended',
    { status: 1, trouble: 'It printed nothing for 900 s.' },
    undefined,
    true,
    [0, 1, ['It printed nothing for 900 s.']],
  ],
])('counts %s', (_, outcome, written, hasTests, [passed, failed, reasons]) => {
  const counted = count(outcome, written, hasTests);
  expect([counted.passed, counted.failed, counted.failures.map(({ reason }) => reason)]).toEqual([
    passed,
    failed,
    reasons,
  ]);
});

it('says which file failed, why, and how to run it alone', () => {
  const { failures } = count(failedPart, report(1, 2), true);
  expect(describeFailures({ name: 'test:api short', script: 'test:api' }, failures)).toEqual([
    [
      `FAILED ${file} (test:api short)`,
      '  adds news',
      '    Error: expected 500 to be 201',
      '  adds news',
      '    Error: expected 500 to be 201',
      `  Alone: npm run test:api -- ${file}`,
    ].join('\n'),
  ]);
  const lint = count(failedPart, undefined, false);
  expect(describeFailures({ name: 'lint', script: 'lint' }, lint.failures)[0]).toContain(
    'Alone: npm run lint',
  );
});

it('reads what a part left, also without a file of errors outside of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const write = (/** @type {string} */ name, /** @type {unknown} */ content) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  const outside = [{ file, test: '', message: 'Error: lost' }];
  write('test-crash-short.json', report(5));
  write('test-unit.json', report(3));
  write('test-unit.outside.json', outside);
  writeFileSync(join(folder, 'test-api.json'), '{"numTotal');
  expect(count(ended, readReport(folder, 'test-crash-short'), true)).toMatchObject({ passed: 5, failed: 0 });
  expect(readReport(folder, 'test-unit')).toEqual({ ...report(3), outside });
  expect([readReport(folder, 'test-api'), readReport(folder, 'test-e2e')]).toEqual([undefined, undefined]);
});
