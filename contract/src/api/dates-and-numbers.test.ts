import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldTexts } from '../texts/field-texts.ts';
import { date, dateOfAnyPrecision, numberBetween } from './fields.ts';
import { wrong } from './wrong.testing.ts';

test.each([
  ['2025-03-01', true],
  ['2024-02-29', true],
  ['2025-03-01T12:00:00Z', true],
  ['2025-03-01T12:00:00.000+02:00', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['01.03.2025', false],
  ['2025-3-1', false],
  ['March 2025', false],
  ['20250301', false],
  ['2025-03-01T12:00Z', true],
  ['2025-03-01T12:00:00.5-05:30', true],
  ['2025-03-01T12:00', false],
  ['2025-03-01T25:00Z', false],
  ['2025-02-29T12:00Z', false],
  ['2025-03-01T12:00:00.1234567890Z', false],
  ['12025-03-01', false],
  ['2025-03-01x', false],
  ['', true],
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['0001-01-01T00:00+01:00', false],
  ['9999-12-31', true],
  ['9999-12-31T23:59Z', true],
  ['9999-12-31T23:59-01:00', false],
  ['9999-12-31T23:59:59.999Z', true],
])('the date %s: %s', async (value, good) => {
  expect(await wrong(date('Date'), value)).toBe(
    good ? undefined : 'Please provide a valid date (YYYY-MM-DD)',
  );
});

test.each([
  ['2019', true],
  ['2019-03', true],
  ['2019-12', true],
  ['2019-03-31', true],
  ['', true],
  ['2019-13', false],
  ['2019-00', false],
  ['0019', false],
  ['201', false],
  ['19', false],
  ['x2019', false],
  ['20190', false],
  ['2019-02-30', false],
])('the date of any precision %s: %s', async (value, good) => {
  expect(await wrong(dateOfAnyPrecision('Date'), value)).toBe(
    good ? undefined : 'Please provide a valid date (YYYY-MM-DD)',
  );
});

test.each([
  ['12', 12],
  ['1,5', 1.5],
  [' -12.25 ', -12.25],
  [7, 7],
  ['', null],
  [null, null],
  [undefined, null],
])('the number %j is %j', async (given, value) => {
  expect(await numberBetween('Share', -20, 100).validate(given)).toBe(value);
});

test.each(['1.', '.5', '1e2', 'x1', '1x', '1.5.5', true, {}, [1], -21, 101])(
  '%j is no number from -20 to 100',
  async (value) => {
    expect(await wrong(numberBetween('Share', -20, 100), value)).toBe(fieldTexts.number('Share', -20, 100));
  },
);

test('a whole number has no part after the point', async () => {
  expect(await numberBetween('Year', 1, 9, true).validate('9')).toBe(9);
  expect(await wrong(numberBetween('Year', 1, 9, true), '1.5')).toBe(fieldTexts.wholeNumber('Year', 1, 9));
});

test('any text either is a date or gets the date’s message', async () => {
  await fc.assert(fc.asyncProperty(fc.string(), async (value) => void (await wrong(date('Date'), value))));
});
