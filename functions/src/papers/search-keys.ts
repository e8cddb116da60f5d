/** The keys by which a paper is found: Firestore can only compare whole entries of a list, so each word and person is one. */
import { nameKey } from '@lab/contract/citations/same-person';
import { spellingsOf } from '@lab/contract/citations/spellings';
import {
  type FieldName,
  type ManuscriptReply,
  namesOf,
  paperFields,
  type SearchedName,
} from '@lab/contract/papers/fields';
import { truncate } from '@lab/contract/truncate';

const mostKeys = 1_000;
/** A ligature can become eighteen characters, and a document with the paper itself may hold 1 MiB. */
const mostBytes = 400_000;
/** Firestore indexes 1500 bytes of an entry. */
const longestKey = 400;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Without accents and case. Upper case comes first because it turns ß into SS. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

/** Each word that the segmenter finds keeps a copy of its whole input, so the input is cut into pieces. */
const piece = /\S{1,500}/gu;

/** Also for scripts without spaces. */
export function wordsOf(text: string): string[] {
  const parts = (plain(text).match(piece) ?? []).flatMap((run) => [...segmenter.segment(run)]);
  return parts.filter((part) => part.isWordLike).map((part) => part.segment);
}

export const wordKey = (word: string) => truncate(`word:${word}`, longestKey);
/** The same key links authors to members, so that a member's list has every paper that links to them. */
export const authorKey = (nameOrEmail: string) =>
  truncate(`by:${nameOrEmail.includes('@') ? plain(nameOrEmail.trim()) : nameKey(nameOrEmail)}`, longestKey);

/** One key for each spelling of a name. */
export const authorKeys = (nameOrEmail: string) => spellingsOf(nameOrEmail).map(authorKey);

type Searchable = Pick<ManuscriptReply, 'authors' | SearchedName> & {
  authorName: string;
  authorEmail: string;
};

const isSearched = <Name extends FieldName>(name: Name): name is Name & SearchedName =>
  'searched' in paperFields[name];
const shortTexts = namesOf('title', 'text').filter(isSearched);
const longTexts = namesOf('prose').filter(isSearched);

/** Short texts and people come first: if there are too many keys, only the last words of long texts are lost. */
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
