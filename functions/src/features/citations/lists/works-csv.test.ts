import { linkNames, paperFieldNames, paperFieldsOf } from '@lab/contract/features/papers/fields';
import { everyField, textsIn } from '@lab/contract/features/papers/manuscript.testing';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { workTypes } from '@lab/contract/features/papers/types';
import { expect, it } from 'vitest';
import { readCsv } from '../../../test/read-csv.ts';
import { worksAsCsv } from './works-csv.ts';

const paper = (fields: Partial<Paper> = {}): Paper => ({
  ...everyField('second'),
  _id: 'p1',
  authorName: '',
  authorEmail: 'secret@lab.test',
  createdAt: '2025-01-01',
  ...fields,
});

const table = (papers: Paper[], end = '') => {
  const [head = [], ...rows] = readCsv(worksAsCsv(papers, 'https://lab.test', end));
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], cell])));
};

it('has every field but the abstract', () => {
  const [row = {}] = table([paper()]);
  const cells = Object.values(row).join('\n');
  const abstracts: readonly string[] = paperFieldsOf('prose');
  for (const name of paperFieldNames.filter((name) => !abstracts.includes(name))) {
    for (const text of textsIn(everyField('second')[name])) expect(cells).toContain(text);
  }
  expect(Object.keys(row)).toHaveLength(paperFieldNames.length - 2 + linkNames.length + 1);
  expect(row).toMatchObject({ 'Selected work': 'yes', Page: 'https://lab.test/paper/p1' });
  expect(cells).not.toContain('secret@lab.test');
});

it('names every type of work, and files of this site with its address', () => {
  const rows = table(workTypes.map((type) => paper({ type, pdf: '/files/papers/a.pdf', selected: false })));
  expect(new Set(rows.map((row) => row['Type of work'])).size).toBe(workTypes.length);
  expect(rows[0]).toMatchObject({ PDF: 'https://lab.test/files/papers/a.pdf', 'Selected work': '' });
});

it('no cell is run as a formula, and quotes and line breaks stay inside of theirs', () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', 'a "quoted", title;\nand more', '\u202Eright to left'];
  const rows = table(hostile.map((title) => paper({ title, authors: ['=cmd', '@b'] })));
  expect(rows.map(({ Title }) => Title)).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", ...hostile.slice(4)]);
  expect(rows[0]?.Authors).toBe("'=cmd; '@b");
});

it('a file without all works ends with a sentence', () => {
  const rows = table([paper()], 'Only the first 10000 works are in this file.');
  expect(Object.values(rows.at(-1) ?? {})).toEqual(['Only the first 10000 works are in this file.']);
});
