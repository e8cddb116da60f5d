/**
 * What people paste and import is read in a time that grows with its length, also where no expression is to
 * blame.
 */
import { expect, test } from 'vitest';
import { readers } from '../test/pumped-readers.ts';
import { growth } from '../test/pumps.ts';

const pieces = [' ', ',', '<a ', '{', '{a}', '\\a ', '$', ' and ', ' A.', '(1)', '10.1234/', '\n', '"'];
const measured = { sizes: [32, 5_000], unseen: 60 };

test.each(Object.entries(readers))('%s', { timeout: 600_000 }, async (_, { read, around }) => {
  for (const piece of pieces)
    expect(await growth(read, (count) => around(piece.repeat(count)), measured), piece).toBe(undefined);
});
