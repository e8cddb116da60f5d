import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { exclude } from '../scripts/long-tests.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude,
    setupFiles: ['src/test/set-up.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Typing letter by letter is slow on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
