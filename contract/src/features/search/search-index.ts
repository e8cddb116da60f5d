/**
 * The words of all entries, each with the entries that have it. Made in the browser or on the server from the
 * entries.
 */
import { type Entry, searchGroups } from './entry.ts';
import { stemOf, wordsIn } from './words.ts';

/** Where an entry has a word; in the title it says most. */
export const fields = ['title', 'names', 'words', 'when'] as const;

export interface IndexedWord {
  word: string;
  stem: string;
  /** The number of an entry times four, plus that of the field. */
  places: number[];
}

export interface SearchIndex {
  entries: readonly Entry[];
  words: IndexedWord[];
  /** By fingerprint. */
  codes: Map<string, number[]>;
  /** Titles are short or long; a match in a short one says more. */
  lengths: Uint8Array;
}

interface Made extends SearchIndex {
  byWord: Map<string, IndexedWord>;
  byText: Map<string, readonly string[]>;
}

const textsOf = ({ title, names, note, words, when }: Entry) => [
  [title],
  names,
  [words, note],
  [when.slice(0, 4)],
];

/** Names and years are in many entries. */
function wordsOf(index: Made, text: string, field: number): readonly string[] {
  if (field !== 1 && field !== 3) return wordsIn(text).map(({ word }) => word);
  let known = index.byText.get(text);
  if (!known) {
    known = wordsIn(text).map(({ word }) => word);
    index.byText.set(text, known);
  }
  return known;
}

function add(index: Made, entry: Entry, number: number): void {
  for (const [field, texts] of textsOf(entry).entries()) {
    const place = number * fields.length + field;
    const found = texts.flatMap((text) => (text ? wordsOf(index, text, field) : []));
    if (field === 0) index.lengths[number] = Math.min(255, found.length);
    for (const word of found) {
      let known = index.byWord.get(word);
      if (!known) {
        known = { word, stem: stemOf(word), places: [] };
        index.byWord.set(word, known);
        index.words.push(known);
      }
      if (known.places.at(-1) !== place) known.places.push(place);
    }
  }
  for (const code of entry.codes) index.codes.set(code, [...(index.codes.get(code) ?? []), number]);
}

function empty(entries: readonly Entry[]): Made {
  return {
    entries,
    words: [],
    codes: new Map(),
    lengths: new Uint8Array(entries.length),
    byWord: new Map(),
    byText: new Map(),
  };
}

export function makeIndex(entries: readonly Entry[]): SearchIndex {
  const index = empty(entries);
  for (const [number, entry] of entries.entries()) add(index, entry, number);
  return index;
}

const atOnce = 250;

/** The same in slices, between which the page answers. */
export async function makeIndexSlowly(
  entries: readonly Entry[],
  pause: () => Promise<unknown>,
): Promise<SearchIndex> {
  const index = empty(entries);
  for (const [number, entry] of entries.entries()) {
    add(index, entry, number);
    if (number % atOnce === atOnce - 1) await pause();
  }
  return index;
}

export const groupOrder = (entry: Entry) => searchGroups.indexOf(entry.group);
