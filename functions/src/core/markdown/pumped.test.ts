/** No text of the longest length makes a page that takes seconds or memory without end. */
import { longestHtml } from '@lab/contract/core/markdown/limits';
import { plainWords } from '@lab/contract/core/markdown/plain-words';
import { expect, test } from 'vitest';
import { growth } from '../../test/pumps.ts';
import { pieces } from './pieces.testing.ts';
import { renderMarkdown } from './to-html.ts';

/** As many columns as rows, each row with one cell. */
const table = (size: number) => `${'|a'.repeat(size)}|\n${'|-'.repeat(size)}|\n${'a\n'.repeat(size)}`;

async function sizeOf(text: string): Promise<number> {
  return (await renderMarkdown(text)).html.length;
}

test.each([
  ['a table as wide as long', table],
  ['many tables', (size: number) => `${table(12)}\n`.repeat(size / 12)],
  ['a table in a quote', (size: number) => table(size).replace(/^/gm, '> ')],
  ['a table in a list', (size: number) => `- ${table(size).replace(/\n/g, '\n  ')}`],
])('%s does not become longer than text of its length can be', async (_, make) => {
  for (const size of [200, 1_600, 8_000]) {
    const text = make(size).slice(0, 50_000);
    expect(await sizeOf(text)).toBeLessThan(longestHtml);
    expect(plainWords(text, 20_000).length).toBeLessThanOrEqual(20_000);
  }
});

const steps = Array.from({ length: 40 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n');

test.each([
  ['numbers', (count: number) => `${'1. '.repeat(count)}${'\n\n'.repeat(count)}x`],
  ['quotes', (count: number) => `${'> '.repeat(count)}${'\n'.repeat(count)}x`],
  ['as many as are allowed', (count: number) => `${`${'1. '.repeat(20)}\n\n`.repeat(count / 20)}x`],
  ['one level more in each line', (count: number) => `${steps}\n`.repeat(count / 40)],
])('nested lists of %s', { timeout: 600_000 }, async (_, textOf) => {
  expect(await growth(renderMarkdown, textOf, { sizes: [160, 800], unseen: 100 })).toBe(undefined);
});

test('each piece', { timeout: 600_000 }, async () => {
  for (const piece of pieces) {
    const textOf = (count: number) => piece.repeat(count);
    expect(await growth(renderMarkdown, textOf, { sizes: [500], unseen: 100 }), piece).toBe(undefined);
  }
});
