import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EvenShards } from '../scripts/even-shards.ts';
import { outputFile, reporters } from '../scripts/reporters.ts';
import { withSharedModules } from '../scripts/shared-modules.ts';

const root = import.meta.dirname;
/** Tests of the whole way, through Hosting and the functions emulator, are run by `npm run test:suite`. */
const tests = process.env.LAB_WHOLE_WAY ? /\.api\.test\.ts$/ : /(?<!\.suite)\.api\.test\.ts$/;

/** `npm run test:api`: tests that call the real functions in one process. */
export default defineConfig({
  test: {
    projects: withSharedModules({
      name: 'api',
      root,
      tests,
      extends: join(root, 'vitest.calls.config.ts'),
      groupOrder: 1,
    }),
    sequence: { sequencer: EvenShards },
    reporters,
    outputFile,
  },
});
