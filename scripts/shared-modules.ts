import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Calls that affect later test files in the same process: module mocks and changes of the environment. */
const affectsLaterFiles =
  /\bvi\.(?:mock|doMock|resetModules|hoisted|stubEnv)\(|\bprocess\.env\.\w+ = |\b(?:useOwnProject|openFirestore|openIdentity)\(/;

interface Project {
  name: string;
  /** The folder whose `src` contains the tests. */
  root: string;
  tests: RegExp;
  extends: string;
  /** Each project has its own number, because Vitest only runs consecutive files in the same process. */
  groupOrder: number;
}

/**
 * Test files of a project share loaded modules and the document, because loading them takes longer than most
 * tests. Files that would affect later ones get their own modules.
 */
export function withSharedModules(project: Project): TestProjectInlineConfiguration[] {
  const { name, root, groupOrder } = project;
  const all = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join('src', path));
  const tests = all.filter((path) => project.tests.test(path));
  const apart = tests.filter((path) => affectsLaterFiles.test(readFileSync(join(root, path), 'utf8')));
  // Vitest would add a list of included files to the project's own, so each project lists excluded files.
  const only = (wanted: string[], test: TestProjectInlineConfiguration['test']) => ({
    extends: project.extends,
    test: { ...test, exclude: all.filter((path) => !wanted.includes(path)) },
  });
  const sharing = tests.filter((path) => !apart.includes(path));
  return [
    only(sharing, { name, isolate: false, sequence: { groupOrder } }),
    only(apart, { name: `${name}-apart` }),
  ];
}
