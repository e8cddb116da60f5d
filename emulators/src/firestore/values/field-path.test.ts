import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, selectFields, withField } from './field-path.ts';
import type { MapValue, Value } from './value.ts';

describe('field paths', () => {
  it('are dot-separated names, quoted where they are not identifiers', () => {
    expect(parseFieldPath('a.b_2._c')).toEqual(['a', 'b_2', '_c']);
    expect(parseFieldPath('`a.b`.`c``'.slice(0, -1))).toEqual(['a.b', 'c']);
    expect(parseFieldPath('`back\\`tick`.`back\\\\slash`')).toEqual(['back`tick', 'back\\slash']);
  });

  it('come back as they were after formatting', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  it.each(['', '.', 'a.', '.a', 'a..b', 'a b', '2a', '`a', '``', '`a`b', 'a*'])('refuse %j', (text) => {
    expect(() => parseFieldPath(text)).toThrow(/field path/i);
  });
});

describe('fields', () => {
  const fields: MapValue = new Map<string, Value>([
    ['a', new Map([['b', 1n]])],
    ['c', 2n],
  ]);

  it('are found through maps only', () => {
    expect(getField(fields, ['a', 'b'])).toBe(1n);
    expect(getField(fields, ['c', 'b'])).toBeUndefined();
    expect(getField(fields, ['x'])).toBeUndefined();
  });

  it('are set in a copy, with the maps on the way', () => {
    const changed = withField(fields, ['c', 'd'], 3n);
    expect(getField(changed, ['c', 'd'])).toBe(3n);
    expect(getField(fields, ['c'])).toBe(2n);
  });

  it('are removed without creating the maps on the way', () => {
    const emptied = new Map<string, Value>([
      ['a', new Map()],
      ['c', 2n],
    ]);
    expect(withField(fields, ['a', 'b'], undefined)).toEqual(emptied);
    expect(withField(fields, ['x', 'y'], undefined)).toEqual(fields);
  });

  it('are selected by path', () => {
    expect(selectFields(fields, [['a', 'b'], ['x']])).toEqual(new Map([['a', new Map([['b', 1n]])]]));
  });
});
