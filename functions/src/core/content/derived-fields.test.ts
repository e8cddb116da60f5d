import { outputDeclarations } from '@lab/contract/kinds/output-declarations';
import { expect, test } from 'vitest';
import { cursorAfter, cursorValues } from '../data/page.ts';
import { orderField } from './derived-fields.ts';

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
