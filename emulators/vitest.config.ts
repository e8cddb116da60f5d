import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'emulators',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The web SDK keeps its sockets open for a while, and tests need not wait for that.
    teardownTimeout: 1_000,
  },
});
