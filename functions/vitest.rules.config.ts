import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from '../scripts/reporters.ts';

/** Tests of firestore.rules and storage.rules through the running suite: `npm run test:rules`. */
export default defineConfig({
  test: {
    name: 'rules',
    root: import.meta.dirname,
    include: ['src/rules/*.rules.test.ts'],
    // Both files share the suite, whose rules and records they set.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters,
    outputFile,
  },
});
