import { defineConfig } from 'vitest/config';
import { exclude } from './long-tests.ts';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.{ts,mjs}'],
    exclude,
    // These tests start processes, which takes long on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
