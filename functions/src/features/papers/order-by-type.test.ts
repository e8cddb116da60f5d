import { workTypes } from '@lab/contract/features/papers/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cursorAfter, cursorValues } from '../../core/data/page.ts';
import { placeByType } from './order-by-type.ts';

const types = fc.constantFrom(...workTypes);
const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .chain((day) => fc.constantFrom(0, 4, 7, 10, 24).map((length) => day.toISOString().slice(0, length)));
const works = fc.record({ type: types, date: days });

test('types come as the house lists them, and in each the newest first', () => {
  fc.assert(
    fc.property(works, works, (one, other) => {
      const [first, second] = [placeByType(one.type, one.date), placeByType(other.type, other.date)];
      const between = workTypes.indexOf(one.type) - workTypes.indexOf(other.type);
      expect(first > second).toBe(between < 0 || (between === 0 && one.date > other.date));
    }),
  );
});

test('a cursor holds the place of each work', () => {
  fc.assert(
    fc.property(works, ({ type, date }) => {
      const place = placeByType(type, date);
      expect(cursorValues(cursorAfter(place, '1.2.b c'))).toEqual([place, '1.2.b c']);
    }),
  );
  const longest = placeByType('other', `2024-05-06T10:00:00.${'1'.repeat(20)}`);
  expect(cursorValues(cursorAfter(longest, 'a'))).toEqual([longest, 'a']);
});

test('the places of types are stored, so another order of types needs a migration', () => {
  const places = workTypes.map((type) => `${placeByType(type, '')} ${type}`);
  expect([places.at(0), places.at(4), places.at(-1)]).toEqual(['99: article', '95: book', '85: other']);
  expect(placeByType(undefined, '2024')).toBe(placeByType('article', '2024'));
});
