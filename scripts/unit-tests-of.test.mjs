import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { unitTestsOf } from './unit-tests-of.mjs';

const all = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

it('a changed text has the tests of its feature, those that import it, and those of all texts', () => {
  const tests = unitTestsOf(['contract/src/features/applications/texts.ts', 'docs/costs.md'], all) ?? [];
  expect(tests).toEqual(
    expect.arrayContaining([
      'contract/src/features/applications/',
      'functions/src/features/applications/',
      'web/src/features/applications/',
      'scripts/specification.test.ts',
      'web/src/german.test.ts',
    ]),
  );
  expect(tests).not.toContain('web/src/features/news/');
  for (const path of tests) expect(existsSync(join(root, path)), path).toBe(true);
});

it('a test elsewhere that imports the changed file is one of them', () => {
  expect(unitTestsOf(['contract/src/features/papers/notices.ts'], all)).toContain(
    'web/src/lib/paper-rows.test.ts',
  );
});

it.each([
  ['what all features use', ['functions/src/core/http/answer.ts']],
  ['a feature and what all use', ['contract/src/features/news/texts.ts', 'web/src/lib/query.ts']],
  ['the file at the root of a workspace', ['contract/src/texts/words.ts']],
  ['packages', ['package-lock.json']],
])('%s: every test that imports it, however far away', (_, files) => {
  expect(unitTestsOf(files, all)).toBe(undefined);
});

it('documents alone have the tests of the documents', () => {
  expect(unitTestsOf(['docs/costs.md'], all)).toContain('scripts/documents.test.ts');
});
