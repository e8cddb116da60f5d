/** The search keys of people: their whole name, and parts that people search for, such as the surname. */
import { inReadingOrder, parseName } from '@lab/contract/features/citations/names';
import { nameKey } from '@lab/contract/features/citations/same-person';
import { spellingsOf } from '@lab/contract/features/citations/spellings';
import { truncate } from '@lab/contract/lib/truncate';
import { plain } from './search-words.ts';

/** Firestore indexes 1500 bytes of an entry. */
export const longestKey = 400;
const longestSurname = 4;

/** The same key links authors to members, so that a member's list has every paper that links to them. */
export const authorKey = (nameOrEmail: string) =>
  truncate(`by:${nameOrEmail.includes('@') ? plain(nameOrEmail.trim()) : nameKey(nameOrEmail)}`, longestKey);

/** One key for each spelling of a name. */
export const authorKeys = (nameOrEmail: string) => spellingsOf(nameOrEmail).map(authorKey);

const partKey = (part: string) => truncate(`name:${part}`, longestKey);
const initialOf = ([first = '']: string) => first;
const familyFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The surname, alone and after initials. Its first word is unknown, so every ending of the name is used. */
export function surnameKeys(name: string): string[] {
  if (name.includes('@')) return [];
  const keys = spellingsOf(name).flatMap((spelling) => {
    const { suffix: _notRemembered, ...parts } = parseName(spelling);
    const words = nameKey(inReadingOrder(parts)).split(' ');
    if (!familyFirst.test(name)) return endsOf(words);
    const [family = '', ...given] = words;
    // Without spaces the first letter is the surname.
    if (given.length === 0) return [initialOf(family)];
    const givenFirst = [...given, family];
    return [...endsOf(words), ...endsOf(givenFirst), givenFirst.join(' ')];
  });
  return [...new Set(keys)].map(partKey);
}

function endsOf(words: string[]): string[] {
  const first = Math.max(1, words.length - longestSurname);
  return words.slice(first).flatMap((_, index) => {
    const given = words.slice(0, first + index).map((word) => initialOf(word));
    const surname = words.slice(first + index).join(' ');
    return [surname, `${given[0]} ${surname}`, `${given.join(' ')} ${surname}`];
  });
}

/** A paper with one of these keys is by the person, under the whole name or under surname and initials. */
export function rememberedKeys(searched: string): string[] {
  const forms = searched.includes('@') ? [] : spellingsOf(searched).flatMap(withInitials).map(nameKey);
  return [...new Set([...authorKeys(searched), ...forms.filter(Boolean).map(partKey)])];
}

const oneInitial = /^\p{L}\.?$/u;
const severalInitials = /^(?:\p{Lu}{2,3}|(?:\p{L}\.-?){1,3})$/u;

/** `Doe J`, `Doe JA` and `JA Doe` are also read as `J. A. Doe`. */
function withInitials(name: string): string[] {
  const words = name.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return [name];
  const isInitials = (word: string) => oneInitial.test(word) || severalInitials.test(word);
  const spaced = (word: string) => word.replace(/\P{L}/gu, '').replace(/./gu, '$& ');
  return [
    name,
    ...(isInitials(last) ? [`${spaced(last)}${words.slice(0, -1).join(' ').replace(/,$/, '')}`] : []),
    ...(isInitials(first) ? [`${spaced(first)}${words.slice(1).join(' ')}`] : []),
  ];
}
