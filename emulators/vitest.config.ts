import { configDefaults, defineConfig } from 'vitest/config';

/** `TESTS=short` leaves the long files out, `TESTS=long` runs only them; otherwise all run. */
const leftOut: Record<string, string[]> = { short: ['**/*.long.*'], long: ['**/!(*.long*).test.ts'] };

export default defineConfig({
  test: {
    name: 'emulators',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(leftOut[process.env.TESTS ?? ''] ?? [])],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The web SDK keeps its sockets open for a while, and tests need not wait for that.
    teardownTimeout: 1_000,
  },
});
