import { paperFieldNames, paperFields } from '@lab/contract/features/papers/fields';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { everyField, textsIn } from '@lab/contract/features/papers/manuscript.testing';
import { expect, test } from 'vitest';
import { authorKey, authorKeys } from './author-keys.ts';
import { searchKeys, wordKey } from './search-keys.ts';
import { beginningsOf, wordsOf } from './search-words.ts';

const byAnn = { authorName: 'Ann First', authorEmail: 'ann@example.org' };

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
])('%s is found as %s too, as whoever is linked to a member', (written, searched) => {
  expect(authorKey(written)).toBe(authorKey(searched));
});

test('emails are compared letter by letter', () => {
  expect(authorKey('ann.first@example.org')).not.toBe(authorKey('ann-first@example.org'));
});

test('each keyword is one key, in any case', () => {
  const keywords = ' Green Tea, milk;Über-Größe，茶 ; ';
  const keys = searchKeys({ ...byAnn, ...manuscriptOf({ title: 'Title here', keywords }) });
  const ofKeywords = keys.filter((key) => key.startsWith('keyword:'));
  expect(ofKeywords).toEqual(['keyword:green tea', 'keyword:milk', 'keyword:uber-grosse', 'keyword:茶']);
});

test('an author in two spellings is found by each, and by both', () => {
  const keys = searchKeys({
    ...byAnn,
    ...manuscriptOf({ title: 'Title here', authors: ['苏砚舟 (Su Yanzhou)'] }),
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
    ...byAnn,
    ...manuscriptOf({ title: 'Title here', details, authors }),
  });
  expect(keys.reduce((sum, key) => sum + Buffer.byteLength(key), 0)).toBeLessThan(400_001);
  expect(Math.max(...keys.map((key) => Buffer.byteLength(key)))).toBeLessThan(1_500);
  expect(keys).toEqual(expect.arrayContaining([authors[0] ?? ''].map(authorKey)));
});

test('a long abstract loses its last words and nothing else', () => {
  const details = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(' ');
  const keys = searchKeys({
    ...byAnn,
    ...manuscriptOf({ title: 'Title here', details, authors: ['Zoe Last'] }),
  });
  expect(keys).toHaveLength(3_000);
  expect(keys).toEqual(
    expect.arrayContaining(['by:zoe last', 'by:ann first', 'by:ann@example.org', 'word:title', 'word:word0']),
  );
  expect(keys).not.toContain('word:word2999');
});

test('a paper is found by every word of each field that is searched', () => {
  const paper = everyField('first');
  const keys = searchKeys({ ...paper, authorName: '', authorEmail: '' });
  const searched = paperFieldNames.filter((name) => 'searched' in paperFields[name]);
  const words = searched.flatMap((name) => textsIn(paper[name])).flatMap(wordsOf);
  expect(keys).toEqual(expect.arrayContaining(words.map(wordKey)));
});

test.each([
  ['of a word of the title', 'word:quan'],
  ['of an author', 'word:lovel'],
  ['of an author’s given name, down to the initial', 'word:a'],
  ['of the publisher', 'word:jour'],
])('a paper is found by the beginning %s', (_, key) => {
  const written = { title: 'Quantum hats', authors: ['Ada Lovelace'], publisher: 'Journal of Hats' };
  expect(searchKeys({ ...manuscriptOf(written), ...byAnn })).toContain(key);
});

test('a paper is found by DOI, year and area, and not by beginnings of its abstract', () => {
  const written = { doi: '10.1000/ABC', publicationDate: '2019-05-05', details: 'Unexpected' };
  const keys = searchKeys({ ...manuscriptOf(written), ...byAnn, areaId: 'a1' });
  expect(keys).toEqual(
    expect.arrayContaining(['doi:10.1000/abc', 'word:2019', 'area:a1', 'word:unexpected']),
  );
  expect(keys).not.toContain('word:unexp');
});

test('Greek words and Polish letters are found in any form', () => {
  expect(wordsOf('ΟΔΟΣ')).toEqual(wordsOf('οδος'));
  expect(wordsOf('Łukasz Sørensen')).toEqual(['lukasz', 'sorensen']);
});

test.each([
  ['nature', 2, ['na', 'nat', 'natu', 'natur']],
  ['ab', 2, []],
  ['ab', 1, ['a']],
  ['', 1, []],
  ['猫の', 1, ['猫']],
])('the beginnings of %s from %i letters on are %o', (word, least, beginnings) => {
  expect(beginningsOf(word, least)).toEqual(beginnings);
});
