import { defineConfig } from 'vitest/config';
import { exclude } from '../scripts/long-tests.ts';
import { outputFile, reporters } from '../scripts/reporters.ts';

/** `npm run test:rules`: tests of firestore.rules and storage.rules with the running suite. */
export default defineConfig({
  test: {
    name: 'rules',
    root: import.meta.dirname,
    include: ['src/rules/*.rules.test.ts'],
    exclude,
    // Both files change the rules and records of the shared suite.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters,
    outputFile,
  },
});
