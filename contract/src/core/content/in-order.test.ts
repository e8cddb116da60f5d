import { expect, test } from 'vitest';
import { projectKind } from '../../features/outputs/projects/kind.ts';
import { memberIdsOf } from './field.ts';
import { isInOrder } from './in-order.ts';
import type { AnyDeclaration, Declaration } from './kind.ts';

const project: AnyDeclaration = projectKind;
const declared: Declaration = project;

test.each([
  ['2024', '2024', true],
  ['2024-05', '2024', true],
  ['2024', '2024-05', true],
  ['2024-05-31', '2024-05', true],
  ['2024-05', '2024-04', false],
  ['2024', '2023-12', false],
  ['', '2023', true],
  ['2024', '', true],
])('from %j until %j: %s', (start, end, isRight) => {
  expect(isInOrder(declared, { start, end })).toBe(isRight);
});

test('the ids of members stand one field of people after the other', () => {
  const people = { is: 'people', label: 'People', max: 9 } as const;
  const fields = {
    written: people,
    title: { is: 'text', label: 'Title', max: 9 },
    supervised: people,
  } as const;
  const record = { written: ['A', 'B'], supervised: ['C'], memberIds: ['', 'b', 'c'] };
  expect(memberIdsOf(fields, record, 'written')).toEqual(['', 'b']);
  expect(memberIdsOf(fields, record, 'supervised')).toEqual(['c']);
  expect(memberIdsOf(fields, { ...record, memberIds: undefined }, 'supervised')).toEqual([]);
});
