import { defineConfig } from 'vitest/config';
import { exclude } from '../scripts/long-tests.ts';

export default defineConfig({
  test: {
    name: 'contract',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude,
    testTimeout: 60_000,
  },
});
