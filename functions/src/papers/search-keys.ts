/** What a paper can be found by. Firestore finds whole entries of a list, so words and people become entries. */
import { nameKey } from '@lab/contract/citations/same-person';
import { spellingsOf } from '@lab/contract/citations/spellings';
import { truncate } from '@lab/contract/truncate';

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

export const wordKey = (word: string) => truncate(`word:${word}`, longestKey);
/** Papers are listed by what links their authors to members, so that each who is linked is also listed. */
export const authorKey = (nameOrEmail: string) =>
  truncate(`by:${nameOrEmail.includes('@') ? plain(nameOrEmail.trim()) : nameKey(nameOrEmail)}`, longestKey);

/** A person is found by any spelling, whichever of them a paper gives. */
export const authorKeys = (nameOrEmail: string) => spellingsOf(nameOrEmail).map(authorKey);

interface Searchable {
  title: string;
  details: string;
  authors: string[];
  authorName: string;
  authorEmail: string;
}

/** Title and people come first, so that a very long abstract loses its last words and nothing else. */
export function searchKeys({ title, details, authors, authorName, authorEmail }: Searchable): string[] {
  const people = [...authors, authorName].filter(Boolean);
  const words = [title, ...people, details].flatMap(wordsOf);
  const keys = [...[...people, authorEmail].flatMap(authorKeys), ...words.map(wordKey)];
  let bytes = 0;
  return [...new Set(keys)].slice(0, mostKeys).filter((key) => {
    bytes += Buffer.byteLength(key);
    return bytes <= mostBytes;
  });
}
