import { defineConfig } from 'vitest/config';
import { exclude } from '../scripts/long-tests.ts';

/** What all tests have in common that call the functions at the lab's address. */
export default defineConfig({
  test: {
    name: 'api',
    root: import.meta.dirname,
    include: ['src/**/*.api.test.ts'],
    exclude,
    // All files share one database, and each creates its own people and records. Vitest overwrites BASE_URL,
    // so the address has another name.
    env: {
      LAB_ADDRESS: process.env.BASE_URL ?? '',
      LAB_FUNCTIONS_PORT: String(5001 + Number(process.env.LAB_PORT_OFFSET ?? 0)),
    },
    fileParallelism: false,
    // For twenty calls at once the functions emulator starts twenty processes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
