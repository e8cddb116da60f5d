import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { cursorAfter, cursorValues } from './page.ts';

test('a cursor is decoded to the record it was made from', () => {
  const time = new Timestamp(1_700_000_000, 123_456_000);
  expect(cursorValues(cursorAfter(time, 'a.b c'))).toEqual([time, 'a.b c']);
});

test.each(['2024', '2024-05', '2024-05-06', '2024-05-06T10:00:00.5+02:00', '', '99:2024-05'])(
  'also by the day %j',
  (day) => {
    expect(cursorValues(cursorAfter(day, '1.2.b c'))).toEqual([day, '1.2.b c']);
  },
);

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
  '2024',
  '2024 ',
  '2024 a/b',
  '2024 __id__',
  'May 2024',
  `${'2'.repeat(41)} id`,
])('a cursor that says %j is refused, since the database would refuse it with a failure', (cursor) => {
  const message = 'This page link is no longer valid. Please start again from the first page.';
  expect(() => cursorValues(Buffer.from(cursor).toString('base64url'))).toThrow(
    expect.objectContaining({ code: 'invalid', message }),
  );
});
