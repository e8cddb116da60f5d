import { describe, expect, it } from 'vitest';
import { memberFinder, nameKey, namesOf } from './same-person.ts';

describe('an author is recognised as a member', () => {
  const team = [
    'Κλειώ Μαυρογένη (Kleio Mavrogeni)',
    'Tomasz Wędrowiecki',
    'Ann Lee',
    'Ann Lee',
    '王小明',
    '苏砚舟 (Su Yanzhou)',
    'Ann Lee (안리)',
  ].map((name, id) => ({ id, name, alsoKnownAs: '' }));
  const who = memberFinder(team);

  it.each([
    ['Tomasz Wędrowiecki', 1],
    ['Tomasz Wedrowiecki', 1],
    ['Wędrowiecki, Tomasz', 1],
    ['Dr. Tomasz  WĘDROWIECKI', 1],
    ['Dr.-Ing. Tomasz Wędrowiecki', 1],
    ['Kleio Mavrogeni', 0],
    ['Κλειώ Μαυρογένη', 0],
    ['ΚΛΕΙΩ ΜΑΥΡΟΓΕΝΗ', 0],
    ['王小明', 4],
    ['苏砚舟 (Su Yanzhou)', 5],
    ['Su Yanzhou（苏砚舟）', 5],
    ['Prof. Kleio Mavrogeni (Кліо Маврогені)', 0],
    ['Ann Lee (안리)', 6],
  ])('%s', (author, id) => expect(who(author)?.id).toBe(id));

  it('but not when two members have that name, or nobody has', () => {
    expect(who('Ann Lee')).toBeUndefined();
    expect(who('Tomasz')).toBeUndefined();
    expect(who('Tomasz Wędrowiecki (王小明)')).toBeUndefined();
    expect(who('')).toBeUndefined();
  });
});

describe('a member who is also known by other names', () => {
  const who = memberFinder([
    { name: 'Maria Silva', alsoKnownAs: 'M. Silva-Santos; Сильва, Мария ;; Lee, A.' },
    { name: 'Ann Lee', alsoKnownAs: ' ; A. Lee;Ann Lee' },
    { name: 'Ann Roe', alsoKnownAs: '' },
  ]);

  it.each([
    ['Maria Silva', 'Maria Silva'],
    ['Silva-Santos, M.', 'Maria Silva'],
    ['Мария Сильва', 'Maria Silva'],
    ['Ann Lee', 'Ann Lee'],
    ['Roe, Ann', 'Ann Roe'],
  ])('%s is found', (author, name) => expect(who(author)?.name).toBe(name));

  it('is not found by a name that another member has too, or by none', () => {
    expect(who('A. Lee')).toBeUndefined();
    expect(who(';')).toBeUndefined();
    expect(who('')).toBeUndefined();
  });
});

it('a person has the name, the others that they wrote, and those that only the server knows', () => {
  const person = { name: 'Ann Lee', alsoKnownAs: 'A. Lee; Lee, Ann ;; ' };
  expect(namesOf(person)).toEqual(['Ann Lee', 'A. Lee', 'Lee, Ann']);
  const linked = { ...person, linkedNames: [' Annie Lee', ''] };
  expect(namesOf(linked)).toEqual(['Ann Lee', 'A. Lee', 'Lee, Ann', 'Annie Lee']);
});

it('punctuation separates two words', () => {
  expect(nameKey('Gisèle Montbrun-Adé')).toBe(nameKey('Gisele Montbrun Ade'));
  expect(nameKey('Robert (Bob) Smith')).toBe('robert bob smith');
  expect(nameKey('Ann Lee 2.')).toBe('ann lee 2');
});

it('particles and suffixes are part of a name', () => {
  expect(nameKey('van Beethoven, Ludwig')).toBe(nameKey('Ludwig van Beethoven'));
  expect(nameKey('Martin King Jr.')).not.toBe(nameKey('Martin King'));
});
