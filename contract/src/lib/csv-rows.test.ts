import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { csvRows } from './csv-rows.ts';

test('a row says on which line it begins, and empty rows are left out', () => {
  const text = '\uFEFFTitle,Text\r\nA,"one\r\ntwo ""three"""\r\n,\r\n\r\nB,x\r\n';
  expect(csvRows(text)).toEqual([
    { line: 1, cells: ['Title', 'Text'] },
    { line: 2, cells: ['A', 'one\ntwo "three"'] },
    { line: 6, cells: ['B', 'x'] },
  ]);
});

test.each([',', ';', '\t'])('cells may be separated by %j', (divider) => {
  expect(csvRows(['a', 'b c', 'd'].join(divider))).toEqual([{ line: 1, cells: ['a', 'b c', 'd'] }]);
});

test.each(['', '\n\n', '\uFEFF', ' , , '])('%j has no row', (text) => {
  expect(csvRows(text)).toEqual([]);
});

test('what was written as a table is read as it was, also what looks like a formula', () => {
  const word = fc
    .stringMatching(/^[a-zé"',=+@ -]{1,12}$/)
    .filter((text) => text.trim() === text && !text.startsWith("'"));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('x'), word, word), { minLength: 1, maxLength: 5 }), (rows) => {
      // The first line decides what divides the cells.
      const table = [['one', 'two', 'three'], ...rows];
      expect(csvRows(toCsv(table)).map(({ cells }) => cells)).toEqual(table);
    }),
  );
});
