import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from '../scripts/reporters.ts';
import { EvenShards } from './shards.ts';

export default defineConfig({
  test: {
    name: 'e2e',
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: `${import.meta.dirname}/warm-up.ts`,
    // Vitest takes BASE_URL for itself.
    env: { LAB_ADDRESS: process.env.BASE_URL ?? '' },
    // One story at a time: they share one running lab, and two browsers on two cores measure each other.
    fileParallelism: false,
    // One worker keeps one browser and the sign-ins of earlier stories.
    isolate: false,
    sequence: { sequencer: EvenShards },
    // How long something takes is the machine's affair; a story only says what comes.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Line by line, as one file may take minutes: who waits for it sees that it goes on.
    reporters: reporters.map((reporter) => (reporter === 'default' ? 'verbose' : reporter)),
    outputFile,
  },
});
