/** A short text that expands to a very long one must not use much memory or cause a very long answer. */

import { limits } from '@lab/contract/api/limits';
import { citationTexts } from '@lab/contract/features/citations/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCitation } from './citations.ts';

const { nothingRead, tooLong } = citationTexts.read;

/** The longest string of V8, at which the parser itself gives up. */
const longestText = 2 ** 29 - 24;

/** Each `@string` uses the one before it `times` times, so 10 letters become 10 * times ** depth. */
function chained(depth: number, times: number, field: string): string {
  const strings = Array.from(
    { length: depth },
    (_, i) => `@string{a${i + 1} = ${Array(times).fill(`a${i}`).join(' # ')}}`,
  );
  return `@string{a0 = "0123456789"}\n${strings.join('\n')}\n@article{key, ${field} = a${depth}}`;
}

async function memoryOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  await act();
  return process.memoryUsage().rss - before;
}

test('500 bytes that expand to 100 MB are refused without using the memory', async () => {
  const bomb = chained(7, 10, 'title');
  expect(bomb.length).toBeLessThan(700);
  const taken = await memoryOf(() => expect(readCitation(bomb)).rejects.toThrow(tooLong));
  expect(taken).toBeLessThan(50_000_000);
});

test('chains of any shape are answered shortly or refused', async () => {
  const shape = fc.record({
    depth: fc.integer({ min: 0, max: 12 }),
    times: fc.integer({ min: 1, max: 12 }),
    field: fc.constantFrom('title', 'author', 'journal', 'abstract', 'doi', 'date', 'keywords'),
  });
  await fc.assert(
    fc.asyncProperty(shape, async ({ depth, times, field }) => {
      const stands = 10 * times ** depth;
      const answer = await readCitation(chained(depth, times, field)).catch((error: Error) => error.message);
      if (stands > longestText) expect([tooLong, nothingRead]).toContain(answer);
      else if (stands > limits.citationExpanded) expect(answer).toBe(tooLong);
      else expect(JSON.stringify(answer).length).toBeLessThanOrEqual(limits.bodyBytes);
    }),
    { numRuns: 60 },
  );
});

test('a journal named once for many entries is read', async () => {
  const entry =
    '@string{aqp = "Annals of Quiet Physics"} @article{a, title = {On sand}, journal = aqp # " B"}';
  expect(await readCitation(entry)).toMatchObject({
    title: 'On sand',
    publisher: 'Annals of Quiet Physics B',
  });
});

test('an entry whose fields are larger than an answer may be is refused', async () => {
  const authors = Array(20_000).fill({ family: 'Montbrun-Adé' });
  const item = { title: 'On sand', author: authors };
  expect(JSON.stringify(item).length).toBeGreaterThan(limits.bodyBytes);
  await expect(readCitation(JSON.stringify(item))).rejects.toThrow(tooLong);
});
