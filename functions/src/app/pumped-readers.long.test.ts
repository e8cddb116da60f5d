import { expect, test } from 'vitest';
import { readers } from '../test/pumped-readers.ts';
import { growth, pairedPumps, pumps } from '../test/pumps.ts';

const rows = Object.entries(readers);

test.each(rows)('%s: each piece', { timeout: 1_800_000 }, async (_, { read, around }) => {
  const slow: string[] = [];
  for (const piece of pumps) {
    const textOf = (count: number) => around(piece.repeat(count));
    const found = await growth(read, textOf, { sizes: [32, 256, 4_096], unseen: 60 });
    if (found) slow.push(`${JSON.stringify(piece)}: ${found}`);
  }
  expect(slow).toEqual([]);
});

test.each(rows)('%s: pairs of pieces', { timeout: 1_800_000 }, async (_, { read, around }) => {
  const slow: string[] = [];
  for (const one of pairedPumps)
    for (const other of pairedPumps) {
      const textOf = (count: number) => around(one.repeat(count) + other.repeat(count));
      const found = await growth(read, textOf, { sizes: [512], unseen: 60 });
      if (found) slow.push(`${JSON.stringify([one, other])}: ${found}`);
    }
  expect(slow).toEqual([]);
});
