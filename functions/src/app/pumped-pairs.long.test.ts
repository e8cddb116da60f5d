/**
 * Two pieces one after the other show expressions whose time takes the cube of the text, and squares that
 * need a beginning.
 */
import { expect, test, vi } from 'vitest';
import { allExpressions, searchOf, wordsOf } from '../test/expressions.ts';
import { growth, pairedPumps } from '../test/pumps.ts';

// The expressions that modules make are noted while they are loaded, so they must not have been loaded
// before.
vi.resetModules();

const measured = { sizes: [8, 16, 24, 32, 64, 256, 2_048], unseen: 4 };

test('pairs of pieces make no expression slow', { timeout: 1_800_000 }, async () => {
  const slow: string[] = [];
  for (const expression of await allExpressions()) {
    const search = searchOf(expression);
    const pieces = [...new Set([...pairedPumps, ...wordsOf(expression)])];
    const pairs = pieces.flatMap((one) => pieces.map((other) => [one, other] as const));
    for (const [one, other] of pairs) {
      const textOf = (count: number) => `${one.repeat(count)}${other.repeat(count)}\u0001`;
      const found = await growth(search, textOf, measured);
      if (!found) continue;
      slow.push(`${expression.file} /${expression.source}/: ${JSON.stringify([one, other])}, ${found}`);
      break;
    }
  }
  expect(slow).toEqual([]);
});
