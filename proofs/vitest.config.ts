import { defineConfig } from 'vitest/config';
import { exclude } from '../scripts/long-tests.ts';

export default defineConfig({
  test: { name: 'proofs', root: import.meta.dirname, include: ['**/*.test.ts'], exclude },
});
