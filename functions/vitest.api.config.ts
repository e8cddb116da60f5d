import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from '../scripts/reporters.ts';

/** Tests that call the real functions through the running suite: `npm run test:api`. */
export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.api.test.ts'],
    // All files share one database, and each makes its own people and records in it.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters,
    outputFile,
  },
});
