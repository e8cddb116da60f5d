import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from '../scripts/reporters.ts';
import { withSharedModules } from '../scripts/shared-modules.ts';

const root = import.meta.dirname;
const suite = {
  name: 'suite',
  root,
  tests: /\.suite\.api\.test\.ts$/,
  extends: join(root, 'vitest.calls.config.ts'),
  groupOrder: 1,
};

/**
 * `npm run test:suite`: the tests of rules, in a project of their own, and those of the whole way of a call.
 */
export default defineConfig({
  test: {
    projects: [join(root, 'vitest.rules.config.ts'), ...withSharedModules(suite)],
    reporters,
    outputFile,
  },
});
