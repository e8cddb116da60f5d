import { expect, it } from 'vitest';
import { wrongOffset } from './ports.mjs';

it.each([0, 1000, 7000, 10_000])('accepts the offset %d', (offset) => {
  expect(wrongOffset(offset)).toBeUndefined();
});

it.each([-1, 0.5, 40_001, Number.NaN])('refuses the offset %d', (offset) => {
  expect(wrongOffset(offset)).toBe('LAB_PORT_OFFSET must be a whole number from 0 to 40000.');
});

it('refuses an offset that moves a port to one that browsers do not open', () => {
  expect(wrongOffset(2000)).toBe(
    'LAB_PORT_OFFSET=2000 moves Firestore to port 10080, which no browser opens. Choose another number.',
  );
});
