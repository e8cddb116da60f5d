import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.{ts,mjs}'],
    // These tests start processes, which takes long on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
