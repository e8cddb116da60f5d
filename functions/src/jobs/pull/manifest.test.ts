import { expect, test } from 'vitest';
import { hashOf, lineOf, manifestOf, readManifest } from './manifest.ts';

const [old, fresh] = [hashOf('old'), hashOf('new')];

test('is in the order of the paths, and is read again', () => {
  const text = manifestOf(
    new Map([
      ['news/b.md', old],
      ['README.md', fresh],
    ]),
  );
  expect(text).toBe(`${fresh}  README.md\n${old}  news/b.md\n`);
  expect([...readManifest(text).values()]).toEqual([
    { paths: new Set(['README.md']), hashes: new Set([fresh]) },
    { paths: new Set(['news/b.md']), hashes: new Set([old]) },
  ]);
});

test('knows the old and the new content of a file, and no line that was not finished', () => {
  const text = lineOf('a.md', old) + lineOf('A.md', fresh) + lineOf('b.md', fresh).slice(0, -3);
  expect([...readManifest(text).values()]).toEqual([
    { paths: new Set(['a.md', 'A.md']), hashes: new Set([old, fresh]) },
  ]);
});

test.each(['../a.md', '/etc/passwd', '.git/hooks/pre-commit', 'a/../../b'])(
  'refuses the path %s, which somebody has written into it',
  (path) => {
    expect(() => readManifest(lineOf(path, old))).toThrow('is no line that a pull has written');
  },
);

test.each(['<<<<<<< HEAD\n', 'my notes\n'])('refuses %j', (text) => {
  expect(() => readManifest(text)).toThrow('Nothing was written.');
});
