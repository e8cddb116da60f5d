import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from './scripts/reporters.ts';
import { withSharedModules } from './scripts/shared-modules.ts';

/** Those of functions that need the running suite have configurations of their own. */
const tests = /(?<!\.(?:api|rules|deploy))\.test\.tsx?$/;

const sharing = ['contract', 'functions', 'web'].flatMap((name, index) => {
  const root = join(import.meta.dirname, name);
  const config = join(root, 'vitest.config.ts');
  return withSharedModules({ name, root, tests, extends: config, groupOrder: index + 1 });
});

// The emulators, a package of their own, know no variable of this project.
process.env.TESTS ??= process.env.LAB_TESTS ?? '';

export default defineConfig({
  test: { projects: ['demo', 'emulators', 'proofs', 'scripts', ...sharing], reporters, outputFile },
});
