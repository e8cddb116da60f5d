/** What a paper can be found by. Firestore finds whole entries of a list, so words and people become entries. */
import { nameKey } from '@lab/contract/citations/same-person';
import { spellingsOf } from '@lab/contract/citations/spellings';
import { cut } from '@lab/contract/cut';
import {
  type FieldName,
  namesOf,
  paperFields,
  type SearchedName,
  type ShownManuscript,
} from '@lab/contract/papers/fields';

const mostKeys = 1_000;
/** Some characters become eighteen without their ligature; the paper itself needs its part of 1 MiB as well. */
const mostBytes = 400_000;
/** An index of Firestore holds 1500 bytes of an entry. */
const longestKey = 400;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Without accents and case; by way of capitals, since ß has none and becomes SS. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

/** Each word that the segmenter finds holds a copy of all that it was given, so it is given little at once. */
const piece = /\S{1,500}/gu;

/** Also splits scripts that are written without spaces. */
export function wordsOf(text: string): string[] {
  const parts = (plain(text).match(piece) ?? []).flatMap((run) => [...segmenter.segment(run)]);
  return parts.filter((part) => part.isWordLike).map((part) => part.segment);
}

export const wordKey = (word: string) => cut(`word:${word}`, longestKey);
/** Papers are listed by what links their authors to members, so that each who is linked is also listed. */
export const authorKey = (nameOrEmail: string) =>
  cut(`by:${nameOrEmail.includes('@') ? plain(nameOrEmail.trim()) : nameKey(nameOrEmail)}`, longestKey);

/** A person is found by any spelling, whichever of them a paper gives. */
export const authorKeys = (nameOrEmail: string) => spellingsOf(nameOrEmail).map(authorKey);

type Searchable = Pick<ShownManuscript, 'authors' | SearchedName> & {
  authorName: string;
  authorEmail: string;
};

const isSearched = <Name extends FieldName>(name: Name): name is Name & SearchedName =>
  'searched' in paperFields[name];
const shortTexts = namesOf('title', 'text').filter(isSearched);
const longTexts = namesOf('prose').filter(isSearched);

/** Title and people come first, so that a very long abstract loses its last words and nothing else. */
export function searchKeys({ authors, authorName, authorEmail, ...paper }: Searchable): string[] {
  const people = [...authors, authorName].filter(Boolean);
  const texts = (names: SearchedName[]) => names.map((name) => paper[name] ?? '');
  const words = [...texts(shortTexts), ...people, ...texts(longTexts)].flatMap(wordsOf);
  const keys = [...[...people, authorEmail].flatMap(authorKeys), ...words.map(wordKey)];
  let bytes = 0;
  return [...new Set(keys)].slice(0, mostKeys).filter((key) => {
    bytes += Buffer.byteLength(key);
    return bytes <= mostBytes;
  });
}
