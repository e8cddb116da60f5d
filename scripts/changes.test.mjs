import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedSince, suiteTestsOf } from './changes.mjs';

it.each([
  ['a store', ['functions/src/papers/paper-store.ts'], ['functions/src/papers/']],
  ['a rule for input', ['contract/src/news/schemas.ts'], ['functions/src/news/']],
  [
    'both sides of a feature',
    ['contract/src/news/texts.ts', 'functions/src/news/news.ts'],
    ['functions/src/news/'],
  ],
  ['the rules', ['storage.rules'], ['functions/src/rules/']],
  ['their tests', ['functions/src/rules/firestore.rules.test.ts'], ['functions/src/rules/']],
  ['a test beside the features', ['functions/src/reads.api.test.ts'], ['functions/src/reads.api.test.ts']],
  ['a test that was deleted', ['functions/src/gone.api.test.ts'], []],
  ['a folder whose API tests are deeper', ['contract/src/citations/names.ts'], ['functions/src/citations/']],
  ['a folder without API tests', ['contract/src/conflict/texts.ts'], []],
  ['an index', ['firestore.indexes.json'], ['functions/src/data/indexes.api.test.ts']],
  [
    'a kind of content without tests of its own',
    ['contract/src/talks/kind.ts', 'functions/src/events/events.ts'],
    ['functions/src/content/every-kind.api.test.ts'],
  ],
  ['a screen', ['web/src/features/papers/paper-page.tsx'], []],
])('%s has its tests in a suite', (_, files, tests) => expect(suiteTestsOf(files)).toEqual(tests));

it('a moved file counts in both folders, and names may contain any letter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=A Person', '-c', 'user.email=person@lab.test', ...args], {
      cwd: folder,
    });
  git('init', '--quiet');
  mkdirSync(join(folder, 'news'));
  writeFileSync(join(folder, 'news', 'list.ts'), 'export const list = [];\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'work');
  mkdirSync(join(folder, 'papers'));
  git('mv', 'news/list.ts', 'papers/list.ts');
  writeFileSync(join(folder, 'papers', 'übersicht.ts'), '');
  expect(changedSince('HEAD', folder).sort()).toEqual([
    'news/list.ts',
    'papers/list.ts',
    'papers/übersicht.ts',
  ]);
});
