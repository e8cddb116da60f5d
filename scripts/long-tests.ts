import { configDefaults } from 'vitest/config';

/**
 * Files named `*.long.test.ts` or `*.long.api.test.ts` walk large tables. `LAB_TESTS=short`, as in
 * `npm test`, leaves them out; `LAB_TESTS=long` runs only them; otherwise all run.
 */
const leftOut: Record<string, string[]> = {
  short: ['**/*.long.*'],
  long: ['**/!(*.long*).test.{ts,tsx,mjs}'],
};

export const exclude = [...configDefaults.exclude, ...(leftOut[process.env.LAB_TESTS ?? ''] ?? [])];
