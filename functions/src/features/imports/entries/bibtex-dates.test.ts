import { expect, test } from 'vitest';
import { openQuestions, workFromItem } from '../work-from-item.ts';
import { readEntries } from './read-entries.ts';

async function dated(fields: string) {
  const [entry] = await readEntries(`@misc{k, title={T}, author={Doe, Jane}, ${fields}}`, 'works.bib');
  if (!entry?.item) throw new Error(entry?.problem);
  const { otherDate } = openQuestions(entry.item);
  return [workFromItem(entry.item).publicationDate, otherDate, entry.item.status];
}

test.each([
  ['date={12-15}, year=2019', '2019-12-15'],
  ['date={12-15}, year=2019, month=dec', '2019-12-15'],
  ['date={12-15}, year=2019, month=jun', '2019-06-12'],
  ['date={12--15}, year=2019, month=jun', '2019-06-12'],
  ['date={--12-15}, year=2019', '2019-12-15'],
  ['date={15.12.}, year=2019', '2019-12-15'],
  ['date={15 December}, year=2019', '2019-12-15'],
  ['date={15}, year=2019, month=dec', '2019-12-15'],
  ['date={12}, year=2019', '2019-12'],
  ['date={12}, year=2019, month=dec', '2019-12'],
  ['date={99-99}, year=2019', '2019'],
  ['date={99-99}, year=2019, month=mar', '2019-03'],
  ['date={soon}, year=2019, month=mar, day=4', '2019-03-04'],
  ['date={}, year=2019', '2019'],
  ['date={2019}, year=2019, month=mar', '2019-03'],
  ['date={2019-04}, year=2019, month=mar', '2019-04'],
  ['date={2018-11/2019-02}, year=2019', '2018-11'],
  ['date={2018/2020}, year=2019', '2018'],
  ['date={2019-12-15}', '2019-12-15'],
])('%s', async (fields, date) => {
  expect(await dated(fields)).toEqual([date, undefined, undefined]);
});

test.each([
  ['date={2020-01-05}, year=2019, month=dec', '2020-01-05', '2019-12'],
  ['date={2020}, year=2019', '2020', '2019'],
  ['date={9999/0001}, year=2019', '9999', '2019'],
])('%s: the date wins, and a person may choose the other', async (fields, date, other) => {
  expect(await dated(fields)).toEqual([date, other, undefined]);
});

test('a date in words is the state only where no field has a year', async () => {
  expect(await dated('date={in press}, year={submitted}')).toEqual(['', undefined, 'in press']);
  expect(await dated('year={submitted}')).toEqual(['', undefined, 'submitted']);
});
