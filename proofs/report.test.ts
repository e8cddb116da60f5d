import { expect, it } from 'vitest';
import { failures, isFine, lineOf, table, trustPage } from './report.ts';
import { suite } from './suite.ts';

const about = (name: string) =>
  suite({
    name,
    part: 'In',
    about: 'dates | times',
    repository: 'them/dates',
    commit: 'abcdef0123456789',
    needs: 'nothing',
    product: {},
    planted: {},
    cases: () => [],
  });
const reason = 'We keep no seconds';
const ran = [
  {
    suite: about('dates'),
    result: { cases: 5, passed: 2, agreed: { a: reason, b: reason }, failed: { c: 'late' } },
  },
  { suite: about('times'), skipped: 'them/dates is not in the folder' },
];

it('prints a row for each suite, and says which did not run', () => {
  expect(
    table(ran)
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['Suite', 'Commit', 'Cases', 'Passed', 'Agreed', 'Failed', 'Fault planted'],
    ['dates', 'abcdef01', '5', '2', '2', '1'],
    ['times', 'abcdef01', 'not run: them/dates is not in the folder'],
  ]);
  expect(ran.flatMap(failures)).toEqual(['dates: c\n    late']);
  expect(ran.map(isFine)).toEqual([false, true]);
});

it('writes a page with a table for each part and each reason once', () => {
  const page = trustPage(ran);
  expect(page).toContain(
    '| [dates](https://github.com/them/dates) | `abcdef01` | dates \\| times | 5 | 2 | 2 | 1 |  |',
  );
  expect(page).toContain('dates \\| times | not run: them/dates is not in the folder |  |  |  |  |');
  expect(page).toContain('### dates\n\n- We keep no seconds (2 cases)\n');
});

it('keeps the line of a suite that did not run again, unless its commit is another', () => {
  const page = trustPage(ran);
  const [dates, times] = [about('dates'), about('times')];
  const line = lineOf(dates, page) ?? '';
  expect(line).toMatch(/^\| \[dates\].*\| 5 \| 2 \|/);
  expect(lineOf({ ...dates, commit: '0123456789' }, page)).toBeUndefined();
  expect(lineOf(times, page)).toBeUndefined();
  const again = trustPage([{ suite: dates, kept: { line, agreed: { a: reason, b: reason } } }]);
  expect(again).toContain(`${line}\n`);
  expect(again).toContain('### dates\n\n- We keep no seconds (2 cases)\n');
});
