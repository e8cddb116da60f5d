import { expect, test } from 'vitest';
import { venueIn } from './venue.ts';

test.each([
  ['In Proceedings of Moss', '', ['Proceedings of Moss', '', '', '']],
  ['Acta Moss, 12(3), pp. 4-9.', '', ['Acta Moss', '12', '3', '4-9']],
  ['Acta Moss 12, 4–9', '', ['Acta Moss', '12', '', '4–9']],
  ['Acta Moss, 12(3)', '4-9', ['Acta Moss', '12', '3', '4-9']],
  ['Acta Moss, 12', '4-9', ['Acta Moss', '12', '', '4-9']],
  ['Moss Days 2019', '4-9', ['Moss Days 2019', '', '', '4-9']],
  ['Acta Moss, 12', '', ['Acta Moss, 12', '', '', '']],
  ['Acta Moss', '4-9', ['Acta Moss', '', '', '4-9']],
  ['', '', ['', '', '', '']],
])('%j with the pages %j', (words, pages, parts) => {
  expect(Object.values(venueIn(words, pages))).toEqual(parts);
});
