import { expect, test } from 'vitest';
import { limits } from '../../api/limits.ts';
import { type OutputDeclarations, outputDeclarations } from '../../kinds/output-declarations.ts';
import { emptyValues } from '../content/field-type.ts';
import type { AnyDeclaration } from '../content/kind.ts';
import { readTable, tableColumns, tableOf } from './read-table.ts';

const kinds: Record<keyof OutputDeclarations, AnyDeclaration> = outputDeclarations;
const { projects, talks, awards, theses } = kinds;

test('columns are found by their labels or names, in any order and case, and the others are named', () => {
  const text = 'cost;STATUS;title;People;From\n12;Finished;Foam;Ann Author; Bo Guest ;2019\n;;Second;;';
  expect(readTable(tableOf(projects), text)).toEqual({
    unread: ['cost'],
    rows: [
      { line: 2, values: { state: 'finished', title: 'Foam', people: ['Ann Author'], start: 'Bo Guest' } },
      { line: 3, values: { title: 'Second' } },
    ],
  });
});

test('several people and areas stand in one cell', () => {
  const text = 'Title,Date,People,Research areas\n"A, b",2024-05,"Ann Author; Bo Guest;",Waves; Optics';
  expect(readTable(tableOf(talks), text)).toMatchObject({
    rows: [{ values: { title: 'A, b', people: ['Ann Author', 'Bo Guest'], areas: ['Waves', 'Optics'] } }],
  });
});

test('dates are read as German spreadsheets write them', () => {
  expect(readTable(tableOf(talks), 'Title;Date\nOn foam;31.03.2020\nOn mud;03/2020')).toMatchObject({
    rows: [{ values: { date: '2020-03-31' } }, { values: { date: '2020-03' } }],
  });
});

test('a choice that nobody knows is left for the form’s own sentence', () => {
  expect(readTable(tableOf(theses), 'Title,State\nOn foam,lost')).toMatchObject({
    rows: [{ values: { state: 'lost' } }],
  });
});

test('the reasons of an earlier attempt are no column to name, and few columns are looked at', () => {
  const more = Array.from({ length: limits.importColumns }, (_, at) => `C${at}`);
  expect(readTable(tableOf(talks), 'Title,Why not imported,Room\nOn foam,No date,1')).toMatchObject({
    unread: ['Room'],
  });
  const wide = readTable(tableOf(talks), `Title,${more.join(',')}\nOn foam`);
  expect(typeof wide === 'string' ? 0 : wide.unread.length).toBe(limits.importColumns - 1);
});

test.each([
  ['nothing', '', 'Please paste a table or choose a file'],
  ['only headings', 'Title,Date', 'Please paste a table or choose a file'],
  ['no headings', 'Foam,2024\nInk,2025', 'The first line has no column called “Title”'],
  ['a heading twice', 'Title,title\na,b', 'Two columns are called “Title”'],
  [
    'too much',
    `Title\n${'a\n'.repeat(limits.importRows + 1)}`,
    'There can be 200 records at most in one table',
  ],
])('%s is refused with a reason', (_, text, reason) => {
  expect(readTable(tableOf(projects), text)).toBe(reason);
});

test('every kind has a column for each field that is no picture, and no two have one name', () => {
  for (const declared of Object.values(kinds)) {
    const columns = tableColumns(declared);
    const labels = columns.map(([, { label }]) => label.toLowerCase());
    expect(new Set(labels).size, declared.collection).toBe(labels.length);
  }
  expect(tableColumns(awards).map(([name]) => name)).toEqual(Object.keys(emptyValues(awards.fields)));
});
