import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'functions',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    // Those need the running suite or the network and have configurations of their own.
    exclude: ['src/**/*.api.test.ts', 'src/**/*.rules.test.ts', 'src/**/*.deploy.test.ts'],
    // A slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
