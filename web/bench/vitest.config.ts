import { defineConfig } from 'vitest/config';

/** `npm run bench -w web`: measures the production build in a real browser, and fails where a limit is missed. */
export default defineConfig({
  test: {
    name: 'bench',
    dir: import.meta.dirname,
    include: ['**/*.bench.ts'],
    fileParallelism: false,
    // Vitest gives BASE_URL another meaning.
    env: { LAB_ADDRESS: process.env.BASE_URL ?? '' },
    testTimeout: 30 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
