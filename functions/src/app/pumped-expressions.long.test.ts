/**
 * Whatever repeats in a text, no expression takes the square of its length: one request must not occupy an
 * instance.
 */
import { expect, test, vi } from 'vitest';
import { allExpressions, searchOf, wordsOf } from '../test/expressions.ts';
import { growth, pumps } from '../test/pumps.ts';

// The expressions that modules make are noted while they are loaded, so they must not have been loaded
// before.
vi.resetModules();

const measured = { sizes: [8, 16, 24, 32, 64, 256, 1_024, 4_096], unseen: 4 };
const expressions = await allExpressions();

test('all expressions are found', () => {
  const sources = expressions.map(({ source }) => source);
  expect(sources.length).toBeGreaterThan(400);
  // One is written as an expression, the other made of texts.
  for (const part of ['doi\\.org', 'bCoRR'])
    expect(
      sources.some((one) => one.includes(part)),
      part,
    ).toBe(true);
});

test('the measurement finds what grows with the square of the text', async () => {
  const square = await growth(
    (text) => / *x/.test(text),
    (count) => ' '.repeat(count),
    measured,
  );
  const doubled = await growth(
    (text) => /^(?:a|a)+b$/.test(text),
    (count) => 'a'.repeat(count),
    measured,
  );
  const line = await growth(
    (text) => text.replace(/ +/g, ''),
    (count) => ' a'.repeat(10 * count),
    measured,
  );
  expect([square, doubled]).toEqual([expect.any(String), expect.any(String)]);
  expect(line).toBe(undefined);
});

test('the time of no expression grows faster than the text', { timeout: 600_000 }, async () => {
  const slow: string[] = [];
  for (const expression of expressions) {
    const own = wordsOf(expression);
    const search = searchOf(expression);
    for (const start of ['', ...own.slice(0, 1)])
      for (const pump of new Set([...pumps, ...own])) {
        const found = await growth(search, (count) => `${start}${pump.repeat(count)}\u0001`, measured);
        if (!found) continue;
        slow.push(`${expression.file} /${expression.source}/: ${JSON.stringify(start + pump)}, ${found}`);
        break;
      }
  }
  expect(slow).toEqual([]);
});
