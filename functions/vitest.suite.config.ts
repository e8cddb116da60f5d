import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from '../scripts/reporters.ts';

/** All tests that need the running suite, after each other in one suite: the rules tests have a project of their own in it. */
export default defineConfig({
  test: {
    projects: [
      `${import.meta.dirname}/vitest.rules.config.ts`,
      `${import.meta.dirname}/vitest.api.config.ts`,
    ],
    reporters,
    outputFile,
  },
});
