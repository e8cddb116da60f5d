import { expect, it } from 'vitest';
import { typedDate } from './typed-date.ts';

it.each([
  ['31.03.2020', '2020-03-31'],
  ['1. 3. 2020', '2020-03-01'],
  ['03/2020', '2020-03'],
  ['3.2020', '2020-03'],
  ['2020-03-31', '2020-03-31'],
  ['2020', '2020'],
  ['3/4/2020', '3/4/2020'],
  ['last year', 'last year'],
])('%s is %s', (written, date) => expect(typedDate(written)).toBe(date));
