import { expect, test } from 'vitest';
import { csvRows } from '../../lib/csv-rows.ts';
import { wrongRowsOf } from './wrong-rows.ts';

const right = (line: number) => ({ line, state: 'new', reason: '' });
const wrong = (line: number, reason: string) => ({ line, state: 'wrong', reason });
const cellsOf = (csv: string) => csvRows(csv).map(({ cells }) => cells);

test('the rows that stay out are saved with their headings and the reason', () => {
  const csv = wrongRowsOf('Name;Rolle;Room\nAnn;Researcher;1\n"Bob; ""B""";Wizard\nCid;;3', [
    right(2),
    wrong(3, 'There is no role called “Wizard”'),
    wrong(4, 'There is no role'),
  ]);
  expect(cellsOf(csv)).toEqual([
    ['Name', 'Rolle', 'Room', 'Why not imported'],
    ['Bob; "B"', 'Wizard', '', 'There is no role called “Wizard”'],
    ['Cid', '', '3', 'There is no role'],
  ]);
});

test('a file that was saved so and corrected in part has one column of reasons', () => {
  const csv = wrongRowsOf('Name,Why not imported,Role\nAnn,old,Researcher\nBob,old,Wizard', [
    right(2),
    wrong(3, 'new'),
  ]);
  expect(cellsOf(csv)).toEqual([
    ['Name', 'Role', 'Why not imported'],
    ['Bob', 'Wizard', 'new'],
  ]);
});

test('a table without headings stays without, and a row of several lines is found by its first', () => {
  const csv = wrongRowsOf('Ann,2019\n"Bob, B\nC",soon', [right(1), wrong(2, 'no date')]);
  expect(cellsOf(csv)).toEqual([['Bob, B\nC', 'soon', 'no date']]);
});

test('a cell stays text in a spreadsheet', () => {
  const csv = wrongRowsOf('Name,Role\n"=1+1",Wizard', [wrong(2, '-')]);
  expect(csv).toContain("'=1+1");
});
