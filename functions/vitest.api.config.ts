import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from '../scripts/reporters.ts';

/** Tests that call the real functions through the running suite: `npm run test:api`. */
export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.api.test.ts'],
    // All files share one database, and each makes its own people and records in it.
    // Vitest takes BASE_URL for itself.
    env: {
      LAB_ADDRESS: process.env.BASE_URL ?? '',
      LAB_FUNCTIONS_PORT: String(5001 + Number(process.env.LAB_PORT_OFFSET ?? 0)),
    },
    fileParallelism: false,
    // Twenty calls at once make the functions emulator start twenty processes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters,
    outputFile,
  },
});
