import { expect, it } from 'vitest';
import { rights } from './right-sentences.ts';
import { can, hasRights, type Right, roleOf } from './rights.ts';

const all = Object.keys(rights) as Right[];

it('an admin has every right, a writer and a member have none', () => {
  expect(all.filter((right) => can({ role: 'admin' }, right))).toEqual(all);
  for (const role of ['', 'writer'] as const) {
    expect(all.filter((right) => can({ role }, right))).toEqual([]);
    expect(hasRights({ role })).toBe(false);
  }
  expect(hasRights({ role: 'admin' })).toBe(true);
});

it.each([
  [{ admin: true }, 'admin'],
  [{ admin: true, role: 'writer' }, 'admin'],
  [{ admin: false, role: 'writer' }, 'writer'],
  [{ admin: false, role: 'admin' }, ''],
  [{ admin: 'true', role: 'admin' }, ''],
  [{ role: 'toString' }, ''],
  [{ role: ['writer'] }, ''],
  [{}, ''],
  [undefined, ''],
])('%j is the role %j', (claims, role) => {
  expect(roleOf(claims)).toBe(role);
});
