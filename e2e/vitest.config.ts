import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from '../scripts/reporters.ts';

export default defineConfig({
  test: {
    name: 'e2e',
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    // One story at a time: they share one running lab, and two browsers on two cores measure each other.
    fileParallelism: false,
    // One worker keeps one browser and the sign-ins of earlier stories.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters,
    outputFile,
  },
});
