import { expect, it } from 'vitest';
import { byYear } from './by-year.ts';

it('papers stand under their years, in the order in which both come', () => {
  const of = (publicationDate: string) => ({ publicationDate });
  expect(byYear([of('2025-11'), of('2025'), of('2023-01-02'), of('in press'), of('2025-03')])).toEqual([
    ['2025', [of('2025-11'), of('2025'), of('2025-03')]],
    ['2023', [of('2023-01-02')]],
    ['none', [of('in press')]],
  ]);
  expect(byYear([])).toEqual([]);
});
