import { defaultRoles } from '@lab/contract/features/team/roles';
import { expect, test } from 'vitest';
import { inOrder } from './order.ts';

const rows = [
  { role: 'Researcher', createdAt: '2024-02-01T00:00:00.000Z', name: 'later, put first' },
  { role: 'gone', createdAt: '2020-01-01T00:00:00.000Z', name: 'of a role that is no more' },
  { role: 'Researcher', createdAt: '2021-02-01T00:00:00.000Z', name: 'earlier' },
  { role: 'Advisor', createdAt: '2025-01-01T00:00:00.000Z', name: 'advisor' },
];
const namesIn = (order: 'joined' | 'hand', roles = [...defaultRoles]) =>
  inOrder(rows, { order, roles }).map(({ name }) => name);

test('by role, and who has been there longer first', () => {
  expect(namesIn('joined')).toEqual(['advisor', 'earlier', 'later, put first', 'of a role that is no more']);
});

test('by hand within a role', () => {
  expect(namesIn('hand')).toEqual(['advisor', 'later, put first', 'earlier', 'of a role that is no more']);
});

test('roles are in the lab’s order', () => {
  expect(namesIn('joined', [...defaultRoles].reverse())[0]).toBe('earlier');
});
