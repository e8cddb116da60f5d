import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedSince, suiteTestsOf } from './changes.mjs';

const none = { api: [], suite: [] };

it.each([
  [
    'a feature with tests of the whole way',
    ['functions/src/core/http/answer.ts'],
    { api: ['functions/src/core/http/'], suite: ['functions/src/core/http/'] },
  ],
  [
    'a store',
    ['functions/src/features/papers/paper-store.ts'],
    { api: ['functions/src/features/papers/'], suite: [] },
  ],
  [
    'a rule for input',
    ['contract/src/features/news/schemas.ts'],
    { api: ['functions/src/features/news/'], suite: [] },
  ],
  [
    'both sides of a feature',
    ['contract/src/features/news/texts.ts', 'functions/src/features/news/news.ts'],
    { api: ['functions/src/features/news/'], suite: [] },
  ],
  ['the rules', ['storage.rules'], { api: [], suite: ['functions/src/rules/'] }],
  [
    'their tests',
    ['functions/src/rules/firestore.rules.test.ts'],
    { api: [], suite: ['functions/src/rules/'] },
  ],
  [
    'a test beside the features',
    ['functions/src/app/reads.long.api.test.ts'],
    { api: ['functions/src/app/reads.long.api.test.ts'], suite: [] },
  ],
  ['a test that was deleted', ['functions/src/gone.api.test.ts'], none],
  [
    'a folder whose API tests are deeper',
    ['contract/src/features/citations/names.ts'],
    { api: ['functions/src/features/citations/'], suite: [] },
  ],
  ['a folder without API tests', ['contract/src/features/conflict/texts.ts'], none],
  [
    'an index',
    ['firestore.indexes.json'],
    { api: ['functions/src/core/data/indexes.api.test.ts'], suite: [] },
  ],
  [
    'a kind of content without tests of its own',
    ['contract/src/features/outputs/talks/kind.ts', 'functions/src/features/events/events.ts'],
    { api: ['functions/src/core/content/every-kind.api.test.ts'], suite: [] },
  ],
  ['a screen', ['web/src/features/papers/page/paper-page.tsx'], none],
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
