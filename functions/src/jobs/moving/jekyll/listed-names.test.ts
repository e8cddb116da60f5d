import { expect, test } from 'vitest';
import { authorsOfCitation, namesIn } from './listed-names.ts';

const roe = { family: 'Roe', given: 'Ada' };
const lee = { family: 'Lee', given: 'Bo' };

test.each([
  [
    'Roe, A., Lee, B. C., & Poe, E.',
    [
      { family: 'Roe', given: 'A.' },
      { family: 'Lee', given: 'B. C.' },
      { family: 'Poe', given: 'E.' },
    ],
  ],
  ['Roe, A.', [{ family: 'Roe', given: 'A.' }]],
  ['Ada Roe, Bo Lee and Ada Roe', [roe, lee, roe]],
  ['<b>Ada Roe</b>*^, Bo Lee*, Ada Roe', [roe, lee, roe]],
  ['Roe, Ada; Lee, Bo', [roe, lee]],
  ['Ada Roe', [roe]],
  ['', []],
])('%j are names', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  ['Roe, A. (2009). &quot;Moss.&quot; <i>Acta</i>. 1(1).', 'Roe, A.'],
  ['Ada Roe, Bo Lee, "Moss", Acta', 'Ada Roe, Bo Lee'],
  ['No year here', ''],
])('of %j the authors are %j', (citation, authors) => {
  expect(authorsOfCitation(citation)).toBe(authors);
});

test('much of the same costs little', () => {
  for (const piece of ['A., ', '<', ' and ', ' ', '(2', '"', 'Roe, A., & '])
    expect(namesIn(piece.repeat(2_000)).length + authorsOfCitation(piece.repeat(2_000)).length).toBeLessThan(
      1e6,
    );
});
