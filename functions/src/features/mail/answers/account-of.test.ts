import { expect, test } from 'vitest';
import { senderAddress } from './account-of.ts';

test.each([
  ['ada@lab.test', 'ada@lab.test'],
  ['Ada@Lab.Test', 'ada@lab.test'],
  ['<ada@lab.test>', 'ada@lab.test'],
  ['Ada Admin <ada@lab.test>', 'ada@lab.test'],
  ['"Admin, Ada" <ada@lab.test>', 'ada@lab.test'],
  ['"eve@else.example" <ada@lab.test>', 'ada@lab.test'],
  ['=?utf-8?q?Ad=C3=A4?= <ada@lab.test>', 'ada@lab.test'],
])('%j is from %s', (from, expected) => {
  expect(senderAddress(from)).toBe(expected);
});

test.each([
  '',
  '<>',
  'Ada Admin',
  'ada@lab.test, eve@else.example',
  'Eve <eve@else.example>, Ada <ada@lab.test>',
  '<eve@else.example> <ada@lab.test>',
  'ada@lab.test <eve@else.example',
  'Ada <ada@lab.test> (eve@else.example)',
  'ada@lab.test@else.example',
])('%j is nobody', (from) => {
  expect(senderAddress(from)).toBe('');
});

test('the name is not taken for the address', () => {
  expect(senderAddress('"ada@lab.test" <eve@else.example>')).toBe('eve@else.example');
});

test('a name made to take long does not', () => {
  const started = performance.now();
  senderAddress(`"${'\\"'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
