import { expect, it } from 'vitest';
import { decode, matchAt, segmentStart, segmentText } from './path-text.ts';

it.each([
  ['plain', 'plain'],
  ['a%20b', 'a b'],
  ['a+b', 'a b'],
  ['a%2Bb', 'a+b'],
  ['a&b', 'a&b'],
  ['a&b%20c', 'a&b c'],
  ['a&text=b+c', 'a&text=b c'],
  ['%C3%A9', 'é'],
  ['100%25', '100%'],
])('%j is %j', (segment, decoded) => {
  expect(decode(segment)).toBe(decoded);
});

const segmentAt = (source: string, offset = 0) => [...(matchAt(segmentText, source, offset) ?? [])];

it.each([
  ['{id}', ['{id}', 'id', undefined]],
  ['{ id = * }', ['{ id = * }', 'id', undefined]],
  ['{rest=**}', ['{rest=**}', 'rest', '*']],
  ['(default)', ['(default)', undefined, undefined]],
  ["it's-a.b~c:d@e*f&g", ["it's-a.b~c:d@e*f&g", undefined, undefined]],
  ['a%2Fb/c', ['a%2Fb', undefined, undefined]],
  ['a%2', ['a', undefined, undefined]],
  ['/a', []],
  ['{1}', []],
])('the segment at the start of %j', (source, found) => {
  expect(segmentAt(source)).toEqual(found);
});

it('is looked for at one place only', () => {
  expect(segmentAt('a/b', 2)).toEqual(['b', undefined, undefined]);
  expect(segmentAt('a/b', 1)).toEqual([]);
});

it.each(['/a', '/{id}', '/$(', '/(default)'])('a segment starts with %j', (source) => {
  expect(matchAt(segmentStart, source, 0)?.[0]).toBe(source);
});
