import { defineConfig } from 'vitest/config';
import { EvenShards } from '../scripts/even-shards.ts';
import { exclude } from '../scripts/long-tests.ts';
import { outputFile, reporters } from '../scripts/reporters.ts';

export default defineConfig({
  test: {
    name: 'e2e',
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude,
    globalSetup: `${import.meta.dirname}/warm-up.ts`,
    // Vitest overwrites BASE_URL, so the address has another name.
    env: { LAB_ADDRESS: process.env.BASE_URL ?? '' },
    // One story at a time, because they share one running lab, and two browsers on two cores slow each other
    // down.
    fileParallelism: false,
    // One worker keeps the browser and the sign-ins of earlier stories.
    isolate: false,
    sequence: { sequencer: EvenShards },
    // A long limit, because the machine may be slow.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Prints each test, because a file may take minutes.
    reporters: reporters.map((reporter) => (reporter === 'default' ? 'verbose' : reporter)),
    outputFile,
  },
});
