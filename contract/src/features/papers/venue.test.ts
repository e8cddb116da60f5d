import { expect, test } from 'vitest';
import { venueOf } from './venue.ts';

test.each([
  [{ publisher: 'Ocean Letters', event: 'Tides 2024' }, 'Ocean Letters'],
  [{ type: 'article', publisher: 'Ocean Letters', bookTitle: 'Tides' }, 'Ocean Letters'],
  [{ type: 'article', publisher: '', event: 'Tides 2024' }, ''],
  [
    { type: 'conference', publisher: 'ACM', bookTitle: 'Proc. of Tides', event: 'Tides 2024' },
    'Proc. of Tides',
  ],
  [{ type: 'talk', publisher: '', event: 'Tides 2024' }, 'Tides 2024'],
  [{ type: 'doctoral', publisher: '', school: 'Northhaven University' }, 'Northhaven University'],
  [{ type: 'report', publisher: 'Press', institution: 'Institute' }, 'Institute'],
  [{ type: 'book', publisher: 'Press' }, 'Press'],
  [{ type: 'other', publisher: '' }, ''],
] as const)('the venue of %j is %s', (work, venue) => {
  expect(venueOf(work)).toBe(venue);
});
