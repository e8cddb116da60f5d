import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { partsOf } from './parts.mjs';
import { root } from './paths.mjs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const tests = files.split('\n').filter((file) => /\.test\.\w+$/.test(file));
/** @param {string[]} among */
const everything = (among) => partsOf({ all: true, alsoInstalled: true, files: among });

it('has parts that package.json knows, each with a name of its own', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const parts = everything(tests);
  expect(parts.map(({ script }) => script).filter((script) => !(script in scripts))).toEqual([]);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
});

it('runs the short tests first, and in `npm test` nothing else', () => {
  const quick = partsOf({ all: false, alsoInstalled: true, files: tests });
  expect(everything(tests).slice(0, quick.length)).toEqual(quick);
  const withTests = quick.filter(({ script }) => script.startsWith('test:'));
  expect(withTests.map(({ env }) => env?.LAB_TESTS)).toEqual(withTests.map(() => 'short'));
});

const withoutLong = everything([]).map(({ name }) => name);
/** @param {string} file */
const addedBy = (file) => {
  const names = everything([file]).map(({ name }) => name);
  return [...new Set(names.filter((name) => !withoutLong.includes(name)).map((name) => name.split(' ')[0]))];
};

it.each([
  ['e2e/every-route.long.test.ts', 'test:e2e'],
  ['functions/src/core/http/any-input.long.api.test.ts', 'test:api'],
  ['functions/src/core/http/any-input.long.suite.api.test.ts', 'test:suite'],
  ['functions/src/rules/storage.long.rules.test.ts', 'test:suite'],
  ['functions/src/core/markdown/fuzz.long.test.ts', 'test:unit'],
  ['web/src/features/papers/fields.long.test.tsx', 'test:unit'],
  ['scripts/walls.long.test.mjs', 'test:unit'],
  ['emulators/src/firestore/fuzz/fuzz.long.test.ts', 'test:emulators'],
])('%s is run by %s', (file, script) => expect(addedBy(file)).toEqual([script]));

it('leaves no long test of this repository out', () => {
  const long = tests.filter((file) => file.includes('.long.'));
  expect(long.filter((file) => addedBy(file).length !== 1)).toEqual([]);
});
