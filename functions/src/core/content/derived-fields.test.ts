import { outputDeclarations } from '@lab/contract/kinds/output-declarations';
import { expect, test } from 'vitest';
import { cursorAfter, cursorValues } from '../data/page.ts';
import { iso, timeAt } from '../data/time.ts';
import { dayFields, orderField } from './derived-fields.ts';

const { projects, talks } = outputDeclarations;

test('groups come in the order of the declaration, then the newest first', () => {
  const records = [
    { state: 'running', start: '2024' },
    { state: 'running', start: '2024-05' },
    { state: 'running', start: '2025-01-31' },
    { state: 'running', start: '' },
    { state: 'planned', start: '2027' },
    { state: 'finished', start: '2020' },
  ];
  const orders = records.map((record) => orderField(projects, record).order ?? '');
  expect(orders.toSorted().toReversed()).toEqual([2, 1, 0, 3, 4, 5].map((at) => orders[at]));
});

test('a list can continue after any record', () => {
  for (const date of ['', '2024', '2024-05', '2024-05-06', '2024-05-06T10:00:00.123456789+02:00']) {
    const { order = '' } = orderField(talks, { date });
    expect(cursorValues(cursorAfter(order, 'some-id'))).toEqual([order, 'some-id']);
  }
});

test('news of one day keep the order in which they were written, and an unchanged day changes nothing', () => {
  const written = '2026-03-14T10:00:00.001Z';
  const createdAt = timeAt(Date.parse(written));
  const of = (date: string) => dayFields({ datedBy: 'date' }, { date, createdAt });
  for (const same of ['', '2026-03-14']) expect(of(same)).toEqual({ date: '2026-03-14', createdAt });
  const at = (date: string) => {
    const { createdAt: moment, ...rest } = of(date) as { createdAt: typeof createdAt };
    return { ...rest, createdAt: iso(moment) };
  };
  const updatedAt = expect.anything();
  expect(at('2019-01-02')).toEqual({ date: '2019-01-02', createdAt: '2019-01-02T10:00:00.001Z', updatedAt });
  expect(at('2019-01-02T23:00:00-05:00')).toEqual({
    date: '2019-01-03',
    createdAt: '2019-01-03T04:00:00.000Z',
    updatedAt,
  });
  expect(dayFields({}, { date: '2019-01-02' })).toEqual({});
});
