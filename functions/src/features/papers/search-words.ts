/** The words of a text as the search compares them. */
import { fold } from '@lab/contract/lib/fold';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const longestBeginning = 20;

/**
 * Without accents and case. Upper case comes first because it turns ß into SS; σ has another form at the end
 * of a word.
 */
export function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'");
  return fold(letters.toUpperCase()).replaceAll('ς', 'σ');
}

/** `J.A.Doe` would be one word to the segmenter. */
const joinedInitial = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L})/gu;

/** Each word that the segmenter finds keeps a copy of its whole input, so the input is cut into pieces. */
const piece = /\S{1,500}/gu;

/** Also for scripts without spaces. */
export function wordsOf(text: string): string[] {
  const spaced = plain(text).replace(joinedInitial, '$1. ');
  const parts = (spaced.match(piece) ?? []).flatMap((run) => [...segmenter.segment(run)]);
  return parts.filter((part) => part.isWordLike).map((part) => part.segment);
}

/** The shorter beginnings of a word, from `least` letters on. */
export function beginningsOf(word: string, least: number): string[] {
  // Of a very long word no more is taken apart than is needed.
  const letters = [...word.slice(0, 4 * longestBeginning)];
  const longest = Math.min(letters.length - 1, longestBeginning);
  return Array.from({ length: Math.max(0, longest - least + 1) }, (_, index) =>
    letters.slice(0, least + index).join(''),
  );
}
