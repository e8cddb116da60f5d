/** What a paper can be found by. Firestore finds whole entries of a list, so words and people become entries. */
import { inReadingOrder, parseName } from '@lab/contract/citations/names';

const mostKeys = 1_000;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Without accents and case; by way of capitals, since ß has none and becomes SS. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase();
}

/** Also splits scripts that are written without spaces. */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(plain(text))].filter((part) => part.isWordLike).map((part) => part.segment);
}

export const wordKey = (word: string) => `word:${word}`;
/** The same for `Kurohane, Isamu` and `Isamu Kurohane`. */
export const authorKey = (nameOrEmail: string) => `by:${plain(inReadingOrder(parseName(nameOrEmail)))}`;

export interface Searchable {
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
  const keys = [...[...people, authorEmail].map(authorKey), ...words.map(wordKey)];
  return [...new Set(keys)].slice(0, mostKeys);
}
