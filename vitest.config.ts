import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { outputFile, reporters } from './scripts/reporters.ts';
import { withSharedModules } from './scripts/shared-modules.ts';

const sharing = ['contract', 'web'].flatMap((name, index) => {
  const root = join(import.meta.dirname, name);
  const config = join(root, 'vitest.config.ts');
  return withSharedModules({ name, root, tests: /\.test\.tsx?$/, extends: config, groupOrder: index + 1 });
});

export default defineConfig({
  test: { projects: ['demo', 'emulators', 'functions', 'scripts', ...sharing], reporters, outputFile },
});
