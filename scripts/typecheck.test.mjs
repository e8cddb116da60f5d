import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { workspaces, workspacesOf } from './typecheck.mjs';

it.each([
  ['a page', ['web/src/features/news/news-page.tsx'], ['web']],
  [
    'a schema',
    ['contract/src/features/news/schemas.ts'],
    ['contract', 'functions', 'web', 'demo', 'e2e', 'proofs', 'scripts'],
  ],
  [
    'a handler and a story',
    ['functions/src/features/news/news.ts', 'e2e/news.test.ts'],
    ['functions', 'web', 'demo', 'e2e', 'proofs'],
  ],
  ['the lock file', ['package-lock.json'], Object.keys(workspaces)],
  ['texts for people', ['docs/costs.md', 'CHANGELOG.md'], []],
])('%s is compiled with what imports it', (_, files, names) => expect(workspacesOf(files)).toEqual(names));

it('knows every import of one workspace from another', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  // The wall's test plants forbidden imports, and scripts/tsconfig.json compiles the settings of vitest.
  const not = /^[^/]+$|walls\.test\.ts$|vitest\..*config\.ts$/;
  const packages = { 'firebase-emulators-node': 'emulators' };
  const imported = /from '(?:(?:\.\.\/)+|@lab\/)?([\w-]+)[/']/g;
  for (const file of files.split('\n')) {
    const [name = ''] = file.split('/');
    if (!workspaces[name] || not.test(file)) continue;
    for (const [, from = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const other = packages[/** @type {keyof typeof packages} */ (from)] ?? from;
      if (other !== name && workspaces[other])
        expect([file, workspaces[name]]).toEqual([file, expect.arrayContaining([other])]);
    }
  }
});
