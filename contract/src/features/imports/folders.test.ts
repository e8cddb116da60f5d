import { expect, test } from 'vitest';
import { filesToRead } from './folders.ts';

const read = (...names: string[]) => filesToRead(names.map((name) => ({ name }))).map(({ name }) => name);

test('of a folder the bibliographies are read, in the order of their names', () => {
  expect(read('b/cite.bib', 'a/cite.BIB', 'README.md', 'data.json', 'x.ris', 'photo.png')).toEqual([
    'a/cite.BIB',
    'b/cite.bib',
    'x.ris',
  ]);
});

test('without one, what may hold works, and never what is hidden', () => {
  expect(read('works.yaml', 'works.csv', 'photo.png', '.github/x.yml', 'a/node_modules/x.json')).toEqual([
    'works.csv',
    'works.yaml',
  ]);
  expect(read('.git/x.bib', 'node_modules/a.bib', 'a/.hidden.bib', 'photo.png')).toEqual([]);
  expect(read('a.bib/photo.png', 'bib', '')).toEqual([]);
});
