import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EvenShards } from '../scripts/even-shards.ts';
import { outputFile, reporters } from '../scripts/reporters.ts';
import { withSharedModules } from '../scripts/shared-modules.ts';

const root = import.meta.dirname;
const api = {
  name: 'api',
  root,
  tests: /\.api\.test\.ts$/,
  extends: join(root, 'vitest.api.config.ts'),
  groupOrder: 1,
};

/** All tests that need the running suite, one after the other in one suite; the rules tests use their own project in it. */
export default defineConfig({
  test: {
    projects: [join(root, 'vitest.rules.config.ts'), ...withSharedModules(api)],
    sequence: { sequencer: EvenShards },
    reporters,
    outputFile,
  },
});
