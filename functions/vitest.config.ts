import { defineConfig } from 'vitest/config';
import { exclude } from '../scripts/long-tests.ts';

export default defineConfig({
  test: {
    name: 'functions',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: '../scripts/built-emulators.mjs',
    // These need the running suite or the network and have their own configurations.
    exclude: [...exclude, 'src/**/*.api.test.ts', 'src/**/*.rules.test.ts', 'src/**/*.deploy.test.ts'],
    // Otherwise Google's library would search for Google's metadata server.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // A long limit, because the machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
