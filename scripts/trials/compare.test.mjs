import { expect, test } from 'vitest';
import { compared, filesNamedBy } from './compare.mjs';

const of = (/** @type {Record<string, string>} */ entries) => new Map(Object.entries(entries));

test('what nobody touched must come back as it was', () => {
  const before = of({ a: 'one', b: 'two', c: 'three' });
  expect(compared({ before, after: before, restored: before })).toEqual({ same: 3, changed: 0, wrong: [] });
  const restored = of({ a: 'one', b: 'twelve' });
  expect(compared({ before, after: before, restored }).wrong).toEqual([
    'b was "two" and is "twelve".',
    'c is missing.',
  ]);
});

test('what changed meanwhile may be in it or not', () => {
  const before = of({ edited: 'was', deleted: 'was' });
  const after = of({ edited: 'is', made: 'is' });
  for (const restored of [before, after, of({ edited: 'between', deleted: 'was', made: 'is', brief: 'x' })])
    expect(compared({ before, after, restored }).wrong).toEqual([]);
  expect(compared({ before, after, restored: of({}) }).wrong).toEqual(['edited is missing.']);
});

test('a file that is gone must be named', () => {
  const given = { before: of({ photo: 'x' }), after: of({}), restored: of({}) };
  expect(compared(given, (name) => name === 'photo').wrong).toEqual([]);
  expect(compared(given, () => false).wrong).toEqual(['photo is missing, and nothing says so.']);
});

test('finds the files that pages name', () => {
  const page = '<img src="/images/news/a/b-1-480.webp"><a href="/files/papers/a/c.pdf">PDF</a>';
  expect([...filesNamedBy(of({ '/': page }))]).toEqual(['images/news/a/b-1.webp', 'files/papers/a/c.pdf']);
});
