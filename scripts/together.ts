import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** What a file may leave behind for the files after it: another module in one's place, or another environment. */
const leavesBehind =
  /\bvi\.(?:mock|doMock|resetModules|hoisted|stubEnv)\(|\bprocess\.env\.\w+ = |\b(?:useOwnProject|openFirestore|openIdentity)\(/;

interface Project {
  name: string;
  /** In its `src` are the files that `tests` finds. */
  root: string;
  tests: RegExp;
  extends: string;
  /** Of its own: Vitest hands only files that follow one another to the same process. */
  groupOrder: number;
}

/**
 * Loading the modules and a document for each file takes longer than most tests, so the files of a project share them.
 * Those that would leave something behind get modules of their own.
 */
export function together(project: Project): TestProjectInlineConfiguration[] {
  const { name, root, groupOrder } = project;
  const tests = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => project.tests.test(path))
    .map((path) => join('src', path));
  const apart = tests.filter((path) => leavesBehind.test(readFileSync(join(root, path), 'utf8')));
  // A list of what is in would be joined with the project's own, so each says what is not.
  const withTests = (test: TestProjectInlineConfiguration['test']) => ({ extends: project.extends, test });
  return [
    withTests({ name, isolate: false, exclude: apart, sequence: { groupOrder } }),
    withTests({ name: `${name}-apart`, exclude: tests.filter((path) => !apart.includes(path)) }),
  ];
}
