import { expect, test } from 'vitest';
import { readTable } from '../../outputs/table/read-table.ts';
import { memberTable } from './table.ts';

const table = { ...memberTable, maxRows: 3 };

const ada = {
  name: 'Ada Byron',
  role: 'Researcher',
  email: 'ada@lab.test',
  phone: '+49 30 1',
  from: '2019-04-01',
};

test.each([
  [
    'English headings and commas',
    "Name,Role,Email,Phone,From\nAda Byron,Researcher,ada@lab.test,'+49 30 1,2019-04-01",
  ],
  [
    'German headings and semicolons in another order, with a byte order mark',
    '\uFEFFSeit;Telefon;E-Mail-Adresse;Funktion;Name\r\n1.4.2019;+49 30 1;ada@lab.test;Researcher;Ada Byron\r\n',
  ],
  [
    'tabs, as Excel copies',
    'Position\tName\tBeginn\ttel.\te-mail\nResearcher\tAda Byron\t01.04.2019\t+49 30 1\tada@lab.test',
  ],
])('a table with %s', (_, text) => {
  expect(readTable(table, text)).toMatchObject({ rows: [{ line: 2, values: ada }], unread: [] });
});

test('a field under its own name is not looked for under another, and of two others the first counts', () => {
  expect(
    readTable(table, 'Position,Role,Name,Web,Link\nHead,Researcher,Ada,https://a.b,https://c.d'),
  ).toEqual({
    rows: [{ line: 2, values: { role: 'Researcher', name: 'Ada', homepage: 'https://a.b' } }],
    unread: ['Position', 'Link'],
  });
});

test.each([
  ['Role\nResearcher', 'The first line has no column called “Name”'],
  ['Name\nAda', 'The first line has no column called “Role”'],
  ['Name,Role\na,b\nc,d\ne,f\ng,h', 'There can be 3 records at most in one table'],
])('%j is refused with a sentence', (text, sentence) => {
  expect(readTable(table, text)).toBe(sentence);
});
