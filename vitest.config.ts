import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { outputFile, reporters } from './scripts/reporters.ts';

/**
 * Loading the modules and a document for each file takes longer than most tests, so the files of a workspace share them.
 * A file that puts a module in another's place would do so for the files after it: those get modules of their own.
 */
function together(workspace: string): TestProjectInlineConfiguration[] {
  const tests = readdirSync(join(import.meta.dirname, workspace, 'src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join('src', path));
  const mocks = (path: string) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(
      readFileSync(join(import.meta.dirname, workspace, path), 'utf8'),
    );
  const extendsWith = (name: string, isolate: boolean, exclude: string[]) => ({
    extends: `./${workspace}/vitest.config.ts`,
    test: { name, isolate, exclude },
  });
  return [
    extendsWith(workspace, false, tests.filter(mocks)),
    extendsWith(
      `${workspace}-apart`,
      true,
      tests.filter((path) => !mocks(path)),
    ),
  ];
}

export default defineConfig({
  test: {
    projects: ['contract', 'functions', 'emulators', 'demo', 'scripts', ...together('web')],
    reporters,
    outputFile,
  },
});
