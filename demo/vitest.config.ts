import { defineConfig } from 'vitest/config';
import { exclude } from '../scripts/long-tests.ts';

export default defineConfig({
  test: { name: 'demo', root: import.meta.dirname, include: ['**/*.test.ts'], exclude, testTimeout: 60_000 },
});
