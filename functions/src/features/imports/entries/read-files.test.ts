import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';
import { readFiles } from './read-files.ts';

const bib = (key: string, more = '') => `@misc{${key}, title={On ${key}}${more}}`;

test('an error in one of 58 files names the file and its own line', async () => {
  const files = Array.from({ length: 58 }, (_, at) => ({
    name: `work${at}/cite.bib`,
    text: `\n${bib(`k${at}`)}`,
  }));
  files[40] = { name: 'work40/cite.bib', text: '\n\n@misc{k40, title {T}}' };
  const entries = await readFiles(files);
  expect(entries).toHaveLength(58);
  expect(entries.filter(({ problem }) => problem)).toMatchObject([
    { file: 'work40/cite.bib', line: 3, problem: 'The sign = is missing after “title” on line 3.' },
  ]);
  expect(entries[57]).toMatchObject({ file: 'work57/cite.bib', line: 2, item: { title: 'On k57' } });
});

test('abbreviations and proceedings of one file serve the others', async () => {
  const entries = await readFiles([
    { name: 'a.bib', text: '@string{acta = {Acta Sabulosa}}' },
    {
      name: 'b.bib',
      text: '@article{b, title={B}, journal=acta}\n@inproceedings{c, title={C}, crossref={conf}}',
    },
    { name: 'c.bib', text: '@proceedings{conf, title={Proc. of Sand}, year=2020}' },
  ]);
  const found = entries
    .filter(({ item }) => item)
    .map(({ item }) => item?.['container-title'] ?? item?.title);
  expect(found).toEqual(['Acta Sabulosa', 'Proc. of Sand', 'Proc. of Sand']);
});

test('files of several formats are read in their order, and one that cannot be read says so', async () => {
  const entries = await readFiles([
    { name: 'a.csv', text: 'Title,Authors\nA,Doe\n' },
    { name: 'b.md', text: 'Only prose, and an address: jane@example.org' },
    { name: 'c.bib', text: bib('c') },
    { name: 'd.json', text: '[{"title": "D", "type": "book"}]' },
    { name: 'e.yaml', text: '' },
    { name: '__proto__', text: bib('f') },
  ]);
  expect(entries.map(({ file, item, problem }) => [file, item?.title ?? problem])).toEqual([
    ['a.csv', 'A'],
    ['b.md', expect.stringMatching(/^“b.md” was not read. This is neither .* Choose it alone/)],
    ['c.bib', 'On c'],
    ['d.json', 'D'],
    ['e.yaml', '“e.yaml” was not read. This file is empty.'],
    ['__proto__', 'On f'],
  ]);
});

test('where nothing can be read, all is refused with the name of a file', async () => {
  await expect(
    readFiles([
      { name: 'a.md', text: 'x' },
      { name: 'b.md', text: '' },
    ]),
  ).rejects.toThrow('“a.md”');
});

test('a page has its BibTeX read, and not its style sheet', async () => {
  const html = `<style>@media (max-width: 9px) { a { color: red } } @font-face{font-family: x}</style><pre>${bib('k')}</pre>`;
  expect(await readEntries(html, 'works.html')).toMatchObject([{ key: 'k' }]);
  expect(await readEntries(`# Works\n\`\`\`bibtex\n${bib('k')}\n\`\`\``, 'works.md')).toMatchObject([
    { key: 'k' },
  ]);
  const css = '<style>@media (max-width: 9px) { a { color: red } }</style>';
  await expect(readEntries(css, 'works.html')).rejects.toThrow('neither a BibTeX');
});
