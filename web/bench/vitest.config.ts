import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * `npm run bench -w web` measures the production build in a real browser, and fails if a limit is exceeded.
 */
export default defineConfig({
  test: {
    name: 'bench',
    dir: import.meta.dirname,
    include: ['**/*.bench.ts'],
    fileParallelism: false,
    setupFiles: [fileURLToPath(new URL('own-look.ts', import.meta.url))],
    // Vitest itself uses BASE_URL for something else.
    env: { LAB_ADDRESS: process.env.BASE_URL ?? '' },
    testTimeout: 30 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
