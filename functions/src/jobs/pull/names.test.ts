import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from '../archive/record-files.ts';
import { distinct, folded, isSafePath } from './names.ts';

const pathOf = (title: string, id: string) => `news/${fileName(title, id)}.md`;
const only = (path: string) => distinct([{ path, of: path }])[0]?.path ?? '';

test.each([
  ['Über  uns: Café & Co.!', 'a1', 'news/uber-uns-cafe-co-a1.md'],
  ['砚舟 重建', 'a1', 'news/砚舟-重建-a1.md'],
  ['', 'con', 'news/_con.md'],
  ['../../etc/passwd', '..', 'news/etc-passwd-__.md'],
  ['a\0b\nc', '/root', 'news/a-b-c-_root.md'],
  ['한국', 'X', 'news/한국-X.md'],
])('the file of %j with the id %j is %s', (title, id, path) => {
  expect(only(pathOf(title, id))).toBe(path);
});

test.each(['nul', 'AUX', 'com1.webp', 'lpt³', 'PRN.md'])('no file is called %s', (name) => {
  expect(only(`images/${name}`)).toBe(`images/_${name}`);
});

test('any title and id make a path that stays in its folder and that each system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1 }), (title, id) => {
      const path = only(pathOf(title, id));
      expect(isSafePath(path)).toBe(true);
      expect(path.split('/').length).toBe(2);
      expect(Buffer.byteLength(path)).toBeLessThan(200);
    }),
  );
});

test('long names of different records stay different, also in letters of four bytes', () => {
  const ids = ['a', 'b'].map((end) => '𒀀'.repeat(500) + end);
  const paths = distinct(ids.map((id) => ({ path: pathOf('𒀀'.repeat(80), id), of: id }))).map(
    ({ path }) => path,
  );
  expect(new Set(paths).size).toBe(2);
  expect(paths.map((path) => Buffer.byteLength(path) < 220 && path.endsWith('.md'))).toEqual([true, true]);
});

test('names that differ only in capital letters get a mark each, whatever their order', () => {
  const files = ['aB', 'Ab', 'c', 'straße', 'STRASSE'].map((id) => ({ path: `news/${id}.md`, of: id }));
  const marked = distinct(files);
  expect(new Set(marked.map(({ path }) => folded(path))).size).toBe(5);
  expect(marked.map(({ path }) => path)).toContain('news/c.md');
  const again = distinct([...files].reverse()).map(({ path }) => path);
  expect(again.sort()).toEqual(marked.map(({ path }) => path).sort());
});

test.each(['../a', '/a', 'a/../b', 'a//b', '.git/config', 'a/.ssh', 'C:\\a', 'a\\b', 'con', '', 'a/'])(
  '%j leads out or is for the system',
  (path) => {
    expect(isSafePath(path)).toBe(false);
  },
);
