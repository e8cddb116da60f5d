/** For `npm run mutate`: a workspace's own configuration, with only the tests that the command names. */
import { join } from 'node:path';
import contract from './contract/vitest.config.ts';
import functions from './functions/vitest.config.ts';
import web from './web/vitest.config.ts';

/** A package of its own, of which only the folder is known here. */
const emulators = {
  test: { name: 'emulators', root: join(import.meta.dirname, 'emulators'), include: ['src/**/*.test.ts'] },
};

const { LAB_MUTATE_WORKSPACE, LAB_MUTATE_TESTS } = process.env;
const config = [contract, emulators, functions, web].find(({ test }) => test?.name === LAB_MUTATE_WORKSPACE);
const include = LAB_MUTATE_TESTS ? LAB_MUTATE_TESTS.split(',') : config?.test?.include;

// A change that makes a test wait for ever is found by its time.
export default {
  ...config,
  test: { ...config?.test, include, testTimeout: 20_000, hookTimeout: 20_000 },
};
