import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prose, text } from '../api/fields.ts';
import { isLongerThan, lengthOf, maxBytesFor, takesMoreBytesThan } from './length.ts';

const family = '👨‍👩‍👧‍👦';

describe('counting visible characters', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['one\ntwo', 7],
    ['😀', 1],
    [family, 1],
    ['🇬🇷', 1],
    ['👍🏽', 1],
    ['é', 1],
    ['e\u0301', 1],
    ['한국', 2],
    ['नमस्ते', 3],
    ['العربية', 7],
    ['漢字', 2],
  ])('%s as %i', (written, length) => expect(lengthOf(written)).toBe(length));

  test('a long text has the length of its parts together', () => {
    const whole = (text: string) => [...new Intl.Segmenter().segment(text)].length;
    const mixed = fc.array(fc.constantFrom('x', 'e\u0301', '😀', family, '🇬🇷', '👍🏽', 'नि', '\r\n', '한'));
    fc.assert(
      fc.property(mixed, fc.integer({ min: 0, max: 12 }), (some, more) => {
        const text = 'x'.repeat(990 + more) + some.join('');
        expect(lengthOf(text)).toBe(whole(text));
      }),
    );
  });

  test('half of a character at the end counts', () => {
    for (const before of [0, 1, 998, 999, 1_000, 1_001]) {
      expect(lengthOf(`${'x'.repeat(before)}\ud83d`)).toBe(before + 1);
    }
  });

  test('the length is never more than the code units', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => lengthOf(any) <= any.length));
  });
});

test('counting stops when it is enough', () => {
  const began = process.cpuUsage();
  expect(isLongerThan('漢'.repeat(10_000_000), 100)).toBe(true);
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), fc.nat(3_000), (any, max) => {
      expect(isLongerThan(any, max)).toBe(lengthOf(any) > max);
    }),
  );
});

describe('a limit', () => {
  const errorsOf = (schema: ReturnType<typeof prose>, value: string) =>
    schema.validate(value, { abortEarly: false }).then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );

  test.each(['😀', family, 'e\u0301', '🇬🇷', 'x', '漢'])(
    'of 300 takes 300 times %s, and no more',
    async (one) => {
      expect(await errorsOf(prose('Details', 300), one.repeat(300))).toEqual([]);
      expect(await errorsOf(prose('Details', 300), one.repeat(301))).toContain(
        'Details cannot exceed 300 characters',
      );
    },
  );

  test('in characters has a limit in bytes beside it', async () => {
    const towers = `e${'\u0301'.repeat(900)}`.repeat(9);
    expect(lengthOf(towers)).toBe(9);
    expect(await errorsOf(prose('Details', 300), towers)).toEqual([
      'Details takes too much room. Please use fewer combined characters.',
    ]);
    expect(await errorsOf(text('Name', 100), `a${'\u0301'.repeat(1_599)}`)).toEqual([]);
    expect(await errorsOf(text('Name', 100), `a${'\u0301'.repeat(1_600)}`)).toHaveLength(1);
  });

  test('in bytes has room for any script', () => {
    for (const max of [1, 100, 500, 1_000, 5_000, 20_000]) {
      expect(maxBytesFor(max)).toBeGreaterThanOrEqual(4 * max);
      expect(takesMoreBytesThan('漢'.repeat(max), maxBytesFor(max))).toBe(false);
      expect(takesMoreBytesThan('😀'.repeat(max), maxBytesFor(max))).toBe(false);
    }
  });

  test('in bytes is exact', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        const { length } = new TextEncoder().encode(any);
        expect(takesMoreBytesThan(any, length)).toBe(false);
        if (length > 0) expect(takesMoreBytesThan(any, length - 1)).toBe(true);
      }),
    );
  });

  test('is checked quickly for a text full of accents', () => {
    // Measured in processor time of this process, so that a busy machine does not fail the test.
    const began = process.cpuUsage();
    expect(isLongerThan('e\u0301'.repeat(130_000), 200_000)).toBe(false);
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });
});
