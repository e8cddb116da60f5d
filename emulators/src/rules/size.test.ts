import { expect, it } from 'vitest';
import { maxSize, withinSize } from './size.ts';
import { list, map, type RulesValue, string } from './value.ts';

const text = (length: number) => string('x'.repeat(length));
const set = (...items: RulesValue[]): RulesValue => ({
  type: 'set',
  members: new Map(items.map((item, at) => [String(at), item])),
});
const fields = (value: RulesValue) => map([['a', value]]);
const diff = (before: RulesValue, after: RulesValue): RulesValue => ({
  type: 'map_diff',
  before: fields(before),
  after: fields(after),
});

// Each value counts one more than its parts.
it.each<[string, (length: number) => RulesValue, number]>([
  ['a text', text, 1],
  ['a list', (length) => list([text(length)]), 2],
  ['a list of two', (length) => list([text(length - 5), text(5)]), 3],
  ['a map', (length) => fields(text(length)), 2],
  ['a set', (length) => set(text(length)), 2],
  ['a difference, before', (length) => diff(text(length), text(0)), 5],
  ['a difference, after', (length) => diff(text(0), text(length)), 5],
  ['a list in a list', (length) => list([list([text(length)])]), 3],
])('%s may grow to the limit and not beyond', (_, build, more) => {
  const largest = build(maxSize - more);
  expect(withinSize(largest)).toBe(largest);
  expect(() => withinSize(build(maxSize - more + 1))).toThrow('A value has grown too large.');
});

it('a value that is a part of many others is measured once', () => {
  let value: RulesValue = list([string('x')]);
  for (let n = 0; n < 20; n += 1) value = withinSize(list([value, value]));
  expect(() => {
    for (let n = 0; n < 200; n += 1) value = withinSize(list([value, value]));
  }).toThrow('A value has grown too large.');
});
