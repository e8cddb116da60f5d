import { fieldNames, paperFields } from '@lab/contract/papers/fields';
import { everyField, textsIn } from '@lab/contract/papers/manuscript.testing';
import { expect, test } from 'vitest';
import { authorKey, authorKeys, searchKeys, wordKey, wordsOf } from './search-keys.ts';

test.each([
  ['The Quick, brown fox!', ['the', 'quick', 'brown', 'fox']],
  ['Grüße CAFÉ naïve', ['grusse', 'cafe', 'naive']],
  ['ﬁne ＷＩＤＥ', ['fine', 'wide']],
  ["don't re-use", ["don't", 're', 'use']],
  ['... — !', []],
  ['', []],
])('the words of %s are %o', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('scripts without spaces are split into words', () => {
  expect(wordsOf('猫の研究')).toContain('猫');
});

test('a person is found in any case and spacing', () => {
  expect(authorKey(' José  ÁLVAREZ ')).toBe(authorKey('jose alvarez'));
});

test.each([
  ['Łukasz Ørsted', 'Lukasz Orsted'],
  ['Jean-Luc Éloi', 'Jean Luc Eloi'],
  ['Chen, Xi', 'Xi Chen'],
])('%s is found as %s too, as whoever is linked to a member', (written, sought) => {
  expect(authorKey(written)).toBe(authorKey(sought));
});

test('emails are compared letter by letter', () => {
  expect(authorKey('ann.first@example.org')).not.toBe(authorKey('ann-first@example.org'));
});

test('an author in two spellings is found by each, and by both', () => {
  const keys = searchKeys({
    title: 'Title here',
    details: '',
    authors: ['苏砚舟 (Su Yanzhou)'],
    authorName: 'Ann First',
    authorEmail: 'ann@example.org',
  });
  expect(keys).toEqual(expect.arrayContaining(['by:苏砚舟', 'by:su yanzhou']));
  expect(authorKeys('苏砚舟 (Su Yanzhou)')).toEqual(['by:苏砚舟', 'by:su yanzhou']);
});

test('letters that become many leave room for the rest of the paper', () => {
  const authors = Array.from({ length: 200 }, (_, index) => `${index}${'ﷺ'.repeat(147)}`);
  const details = Array.from(
    { length: 100 },
    (_, index) => `${'㌖'.repeat(90)}${'ﷺ'.repeat(6)}${index}`,
  ).join(' ');
  const keys = searchKeys({
    title: 'Title here',
    details,
    authors,
    authorName: 'Ann First',
    authorEmail: 'ann@example.org',
  });
  expect(keys.reduce((sum, key) => sum + Buffer.byteLength(key), 0)).toBeLessThan(400_001);
  expect(Math.max(...keys.map((key) => Buffer.byteLength(key)))).toBeLessThan(1_500);
  expect(keys).toEqual(expect.arrayContaining([authors[0] ?? ''].map(authorKey)));
});

test('a long abstract loses its last words and nothing else', () => {
  const details = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(' ');
  const keys = searchKeys({
    title: 'Title here',
    details,
    authors: ['Zoe Last'],
    authorName: 'Ann First',
    authorEmail: 'ann@example.org',
  });
  expect(keys).toHaveLength(1_000);
  expect(keys).toEqual(
    expect.arrayContaining(['by:zoe last', 'by:ann first', 'by:ann@example.org', 'word:title', 'word:word0']),
  );
  expect(keys).not.toContain('word:word2999');
});

test('a paper is found by every word of each field that is searched', () => {
  const paper = everyField('first');
  const keys = searchKeys({ ...paper, authorName: '', authorEmail: '' });
  const searched = fieldNames.filter((name) => 'searched' in paperFields[name]);
  const words = searched.flatMap((name) => textsIn(paper[name])).flatMap(wordsOf);
  expect(keys).toEqual(expect.arrayContaining(words.map(wordKey)));
});
