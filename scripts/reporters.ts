/**
 * The reporters of every vitest config. `npm test` also needs each part's counts in a file, and what failed
 * outside of tests.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

const { LAB_RESULTS, LAB_PART } = process.env;

/** The JSON reporter leaves out errors that belong to no test. */
const outside: Reporter = {
  onTestRunEnd(_, errors) {
    const found = errors.map(
      ({ message, stack, VITEST_TEST_PATH: path = '', VITEST_TEST_NAME: test = '' }) => ({
        file: String(path),
        test: String(test),
        message: stack || message,
      }),
    );
    writeFileSync(`${LAB_RESULTS}/${LAB_PART}.outside.json`, JSON.stringify(found));
  },
};

export const reporters = LAB_RESULTS ? ['default', 'json', outside] : ['default'];
export const outputFile = { json: `${LAB_RESULTS}/${LAB_PART}.json` };
