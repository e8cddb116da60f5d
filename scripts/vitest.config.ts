import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.{ts,mjs}'],
    // They start processes, which takes its time on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
