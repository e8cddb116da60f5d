/** Pairs of pieces, of which the first cubes of the parser's time were found. */
import { longestHtml } from '@lab/contract/core/markdown/limits';
import { expect, test } from 'vitest';
import { growth } from '../../test/pumps.ts';
import { pieces } from './pieces.testing.ts';
import { renderMarkdown } from './to-html.ts';

test.each(pieces)('%j before each other piece', { timeout: 1_800_000 }, async (one) => {
  const slow: string[] = [];
  for (const other of pieces) {
    const textOf = (count: number) => `${one.repeat(count)}${other.repeat(count)}x`;
    const found = await growth(renderMarkdown, textOf, { sizes: [64, 600], unseen: 150 });
    if (found) slow.push(`${JSON.stringify(other)}: ${found}`);
    const long = textOf(5_000).slice(0, 10_000);
    if ((await renderMarkdown(long)).html.length > longestHtml)
      slow.push(`${JSON.stringify(other)}: too large`);
  }
  expect(slow).toEqual([]);
});
