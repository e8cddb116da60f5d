import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { cursorAfter, cursorValues } from './page.ts';

test('a cursor is decoded to the record it was made from', () => {
  const time = new Timestamp(1_700_000_000, 123_456_000);
  expect(cursorValues(cursorAfter(time, 'a.b c'))).toEqual([time, 'a.b c']);
});

test.each([
  '',
  '1.1',
  '1.1.',
  'x.1.id',
  'x1.1.id',
  '1.x1.id',
  '1.1.a/b',
  '1.1.__id__',
  '1.1...',
  `1.1.${'x'.repeat(1_500)}`,
  '1.1.a\nb',
])('a cursor that says %j is refused, since the database would refuse it with a failure', (said) => {
  expect(() => cursorValues(Buffer.from(said).toString('base64url'))).toThrow(
    'This page link is no longer valid. Please start again from the first page.',
  );
});
