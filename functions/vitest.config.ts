import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'functions',
    include: ['src/**/*.test.ts'],
    // Those two need the running suite and have configurations of their own.
    exclude: ['src/**/*.api.test.ts', 'src/**/*.rules.test.ts'],
  },
});
