import { describe, expect, it } from 'vitest';
import { matchesWhole, regexProblem, replaceAll, split } from './regex.ts';
import { maxSize } from './size.ts';

describe('split', () => {
  it.each([
    ['a,b,c', ',', ['a', 'b', 'c']],
    ['a,b,,', ',', ['a', 'b']],
    [',a', ',', ['', 'a']],
    [',', ',', ['']],
    ['', ',', ['']],
    ['abc', ',', ['abc']],
    ['a1b22c', '[0-9]+', ['a', 'b', 'c']],
    ['a, ,b', ',', ['a', ' ', 'b']],
  ])('%j by %j', (text, pattern, parts) => {
    expect(split(text, pattern)).toEqual(parts);
  });
});

describe('replace', () => {
  it.each([
    ['a-b', '-', '+', 'a+b'],
    ['john smith', '(\\w+) (\\w+)', '$2, $1', 'smith, john'],
    ['cost', 'cost', '\\$5', '$5'],
    ['cost', 'cost', 'US$', 'US$'],
    ['cost', 'cost', '$', '$'],
    ['cost', 'cost', 'a\\', 'a\\'],
    ['cost', 'cost', 'a\\\\', 'a\\'],
    ['a\nb', '\n', 'x\ny$', 'ax\ny$b'],
    ['aaa', 'b', 'c', 'aaa'],
  ])('in %j all of %j by %j', (text, pattern, substitute, result) => {
    expect(replaceAll(text, pattern, substitute)).toBe(result);
  });

  it('by a group that is not there is an error that names the substitute', () => {
    expect(() => replaceAll('a', 'a', '$7x')).toThrow("'$7x' is no valid substitute: ");
  });

  it('ends where the result could be larger than a document, and not before', () => {
    const text = 'a'.repeat(999);
    expect(replaceAll(text, 'b', 'x'.repeat(Math.floor(maxSize / 1000)))).toBe(text);
    expect(() => replaceAll(text, 'b', 'x'.repeat(Math.floor(maxSize / 1000) + 1))).toThrow();
  });
});

describe('a pattern', () => {
  it('has to match the whole text', () => {
    expect(matchesWhole('abc', 'b')).toBe(false);
    expect(matchesWhole('abc', '.b.')).toBe(true);
  });

  it('that is none is an error with its reason', () => {
    expect(() => matchesWhole('a', '(')).toThrow("'(' is no valid regular expression: ");
    expect(regexProblem('(')).toMatch(/missing/);
    expect(regexProblem('a(b)')).toBeUndefined();
  });

  it('has ten thousand characters at most', () => {
    expect(matchesWhole('a', 'a'.repeat(10_000))).toBe(false);
    expect(() => matchesWhole('a', 'a'.repeat(10_001))).toThrow('This regular expression is too long.');
  });

  it('ends with an error where it would take seconds', () => {
    expect(matchesWhole('a'.repeat(100_000), 'a*')).toBe(true);
    expect(() => matchesWhole('a'.repeat(100_000), '(a|b|c|d){50}')).toThrow(
      'This text is too long for this regular expression.',
    );
  });

  it('is still read after a hundred others', () => {
    for (let n = 0; n < 250; n += 1) expect(matchesWhole(`x${n}`, `x${n}`)).toBe(true);
  });
});
