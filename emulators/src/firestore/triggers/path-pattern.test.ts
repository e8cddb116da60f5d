import { describe, expect, it } from 'vitest';
import { pathMatcher } from './path-pattern.ts';

const documents = ['a/1', 'a/1/b/2', 'a/1/b/2/b/3', 'pre-5/x', 'pre-/x', 'h/k'];

describe('a document pattern', () => {
  // The answers of Google's emulator for each pattern.
  it.each([
    ['a/1', ['a/1']],
    ['a/{id}', ['a/1']],
    ['/a/{id}', ['a/1']],
    ['a/*', ['a/1']],
    ['a/{id=*}', ['a/1']],
    ['a', []],
    ['a/{x}/b/{x}', ['a/1/b/2']],
    ['pre-*/x', ['pre-5/x', 'pre-/x']],
    ['{c=pre-*}/x', ['pre-5/x', 'pre-/x']],
    ['a/{x=**}', ['a/1', 'a/1/b/2', 'a/1/b/2/b/3']],
    ['a/1/{x=**}', ['a/1', 'a/1/b/2', 'a/1/b/2/b/3']],
    ['a/**/b/{id}', ['a/1/b/2', 'a/1/b/2/b/3']],
    ['{x=**}/b/{id}', ['a/1/b/2', 'a/1/b/2/b/3']],
    ['{x=**}/x', ['pre-5/x', 'pre-/x']],
    ['**', documents],
    ['{all=**}', documents],
  ])('%s matches', (pattern, expected) => {
    expect(documents.filter(pathMatcher(pattern))).toEqual(expected);
  });

  it('takes no more of a document for both ends of a wildcard than there is', () => {
    expect(pathMatcher('ab*ba/x')('aba/x')).toBe(false);
  });

  it.each(['', 'a/', 'a//b', 'a/{id', 'a/{b}{c}', 'a/{}', 'a/x{b}', 'a/*x*', '{x=**}/{y=**}', 'a/***'])(
    'cannot be "%s"',
    (pattern) => {
      expect(() => pathMatcher(pattern)).toThrow(
        `The document pattern "${pattern}" of a trigger is not valid.`,
      );
    },
  );
});
