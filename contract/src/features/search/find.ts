/**
 * Finds what somebody means: the entries that have all words of a query, or else those that have the most of
 * it.
 */
import { identifiersIn } from './codes.ts';
import type { Entry, SearchGroup } from './entry.ts';
import { cutQuery, searchLimits } from './limits.ts';
import { isNear, isNearBeginning } from './near.ts';
import { fields, groupOrder, type IndexedWord, type SearchIndex } from './search-index.ts';
import { asAmerican, isKindOfThing, isStopWord, plain, stemOf, wordsIn } from './words.ts';

interface Hit {
  entry: Entry;
  score: number;
}

export interface Found {
  hits: Hit[];
  /** How many there are in each group; `hits` has the best of them. */
  counts: Partial<Record<SearchGroup, number>>;
  /** The query with the words that were looked for instead of wrong ones; empty if none was wrong. */
  instead: string;
  /** True if no entry has all words. */
  isPartial: boolean;
  /** The words that were found, for marking them. */
  words: string[];
}

const nothing: Found = { hits: [], counts: {}, instead: '', isPartial: false, words: [] };

interface Term {
  typed: string;
  /** It may be missing: what kind of thing it is, or a word such as `the`. */
  isOptional: boolean;
  matches: Match[];
  /** The word of the index that was meant, if what was typed is none. */
  meant?: string;
}

interface Match {
  word: IndexedWord;
  weight: number;
}

const weightOf = { same: 1, form: 0.86, beginning: 0.7, near: 0.5, nearBeginning: 0.34 } as const;
const weightOfField = [1, 1.05, 0.5, 0.8];
const digit = /\p{N}/u;

export function find(index: SearchIndex, q: string, isTyping = false): Found {
  const { codes, rest } = identifiersIn(cutQuery(q));
  const identified = [...new Set(codes.flatMap((code) => index.codes.get(code) ?? []))];
  if (codes.length > 0 && (identified.length > 0 || rest.trim() === '')) {
    return { ...nothing, ...bestOfEachGroup(index, identified, () => 1) };
  }
  const terms = termsIn(index, rest, isTyping);
  if (terms.length === 0) return nothing;
  const first = ranked(index, terms, rest);
  // Each word is in the index, but no entry has all of them: one may still be a slip.
  const second = first.isPartial
    ? ranked(
        index,
        terms.map((term) => withNear(index, term)),
        rest,
      )
    : first;
  return second.isPartial ? first : second;
}

const entryAt = (index: SearchIndex, number: number) => index.entries[number] as Entry;

function termsIn(index: SearchIndex, rest: string, isTyping: boolean): Term[] {
  const found = wordsIn(rest).sort((a, b) => a.from - b.from || a.to - b.to);
  const joined = new Set(
    found.filter(({ to, from }) => found.some((part) => part.from === from && part.to < to)),
  );
  const words = found.filter((word) => !joined.has(word)).slice(0, searchLimits.words);
  const content = words.filter(({ word }) => !isStopWord(word) && !isKindOfThing(word));
  const last = words.at(-1);
  const kept = words.filter(
    (word) => !isStopWord(word.word) || content.length === 0 || (isTyping && word === last),
  );
  return kept.map((one) => {
    const { word } = one;
    const isOptional = content.length > 0 && !content.includes(one);
    const exact = matchesOf(index, word);
    if (exact.length > 0 || isOptional)
      return { typed: word, isOptional, matches: exact, ...slipIn(word, exact) };
    return withNear(index, { typed: word, isOptional, matches: [] });
  });
}

/** `turbulance` has the stem of `turbulence`, but nobody writes it so; a British spelling is no slip. */
function slipIn(typed: string, matches: readonly Match[]): Pick<Term, 'meant'> {
  const words = matches.map(({ word }) => word.word);
  if (words.some((word) => word.startsWith(typed))) return {};
  const meant = words.find(
    (word) => word.length === typed.length && isNear(typed, word) && asAmerican(word) !== asAmerican(typed),
  );
  return meant ? { meant } : {};
}

/** The word itself, its forms, and words that begin with it. */
function matchesOf({ words }: SearchIndex, typed: string): Match[] {
  const stem = stemOf(typed);
  const matches: Match[] = [];
  for (const word of words) {
    if (word.word === typed) matches.push({ word, weight: weightOf.same });
    else if (word.stem === stem) matches.push({ word, weight: weightOf.form });
    else if (word.word.startsWith(typed)) {
      const share = typed.length / word.word.length;
      matches.push({ word, weight: weightOf.beginning * (0.6 + 0.4 * share) });
    }
  }
  return matches;
}

const shortestWrong = 4;

function withNear({ words }: SearchIndex, term: Term): Term {
  const { typed } = term;
  if (typed.length < shortestWrong || digit.test(typed) || term.isOptional) return term;
  const known = new Set(term.matches.map(({ word }) => word));
  const stem = stemOf(typed);
  const near: Match[] = [];
  for (const word of words) {
    if (known.has(word) || digit.test(word.word)) continue;
    if (isNear(typed, word.word) || (stem.length >= shortestWrong && isNear(stem, word.stem))) {
      // A slip in the first letter is rare.
      const weight = word.word[0] === typed[0] ? weightOf.near : weightOf.near / 2;
      near.push({ word, weight });
    } else if (typed.length > shortestWrong && isNearBeginning(typed, word.word))
      near.push({ word, weight: weightOf.nearBeginning });
  }
  if (near.length === 0) return term;
  const matches = [...term.matches, ...near];
  if (term.matches.length > 0) return { ...term, matches };
  return { ...term, matches, meant: likeliest(near) };
}

function likeliest(near: readonly Match[]): string {
  const likely = near.toSorted((a, b) => b.weight - a.weight || b.word.places.length - a.word.places.length);
  return likely[0]?.word.word ?? '';
}

const mostMeant = 12;

/** Words of a group that one which it lacks may mean: its forms, or else those that differ in a letter. */
export function meantBy(index: SearchIndex, typed: string, group: SearchGroup): string[] {
  const best = termIn(index, typed, group).matches.toSorted((a, b) => b.weight - a.weight);
  return best.slice(0, mostMeant).map(({ word }) => word.word);
}

/** The query with the likeliest of them for each slip; empty if there is none. */
export function meantQuery(index: SearchIndex, q: string, group: SearchGroup): string {
  const { rest } = identifiersIn(cutQuery(q));
  const needed = termsIn(index, rest, false).filter(({ isOptional }) => !isOptional);
  return insteadOf(
    needed.map(({ typed }) => termIn(index, typed, group)),
    rest,
  );
}

function termIn(index: SearchIndex, typed: string, group: SearchGroup): Term {
  const isOfGroup = ({ word }: Match) =>
    word.places.some((place) => entryAt(index, Math.floor(place / fields.length)).group === group);
  const none: Term = { typed, isOptional: false, matches: [] };
  const forms = matchesOf(index, typed).filter(isOfGroup);
  if (forms.length > 0) return { ...none, matches: forms, ...slipIn(typed, forms) };
  const matches = withNear(index, none).matches.filter(isOfGroup);
  return { ...none, matches, meant: likeliest(matches) };
}

function ranked(index: SearchIndex, terms: readonly Term[], rest: string): Found {
  const count = index.entries.length;
  const needed = terms.filter(({ isOptional }) => !isOptional);
  const score = new Float32Array(count);
  const parts = new Float32Array(count);
  const inTitle = new Uint8Array(count);
  let whole = 0;
  const best = new Float32Array(count);
  for (const term of terms) {
    best.fill(0);
    const inFirst = new Uint8Array(count);
    const touched: number[] = [];
    for (const { word, weight } of term.matches) {
      for (const place of word.places) {
        const number = Math.floor(place / fields.length);
        const field = place % fields.length;
        const value = weight * (weightOfField[field] ?? 1);
        if (best[number] === 0) touched.push(number);
        if (value > (best[number] ?? 0)) best[number] = value;
        if (field === 0) inFirst[number] = 1;
      }
    }
    const rarity = Math.log(1 + count / (1 + touched.length)) + 0.3;
    if (!term.isOptional) whole += rarity;
    for (const number of touched) {
      score[number] = (score[number] ?? 0) + (best[number] ?? 0) * rarity * (term.isOptional ? 0.3 : 1);
      if (!term.isOptional) parts[number] = (parts[number] ?? 0) + rarity;
      if (!term.isOptional && inFirst[number]) inTitle[number] = (inTitle[number] ?? 0) + 1;
    }
  }
  const isWhole = (number: number) => (parts[number] ?? 0) > whole - 0.001;
  const numbers: number[] = [];
  for (let number = 0; number < count; number += 1) if (isWhole(number)) numbers.push(number);
  const isPartial = numbers.length === 0;
  if (isPartial) {
    const most = parts.reduce((a, b) => Math.max(a, b), 0);
    if (most === 0) return nothing;
    for (let number = 0; number < count; number += 1)
      if ((parts[number] ?? 0) > most * 0.6) numbers.push(number);
  }
  const { hits, counts } = bestOfEachGroup(index, numbers, (number) => {
    const all = inTitle[number] === needed.length ? 0.25 : 0;
    const short = 1 / (4 + (index.lengths[number] ?? 0));
    const person = all > 0 && entryAt(index, number).group === 'people' ? 0.5 : 0;
    return (score[number] ?? 0) * (1 + all + short + person);
  });
  const phrase = plain(rest.trim());
  for (const hit of hits) if (phrase.length > 2 && plain(hit.entry.title).includes(phrase)) hit.score *= 1.4;
  hits.sort((a, b) => b.score - a.score || groupOrder(a.entry) - groupOrder(b.entry));
  return { hits, counts, isPartial, instead: insteadOf(terms, rest), words: markedIn(terms) };
}

/** Only of so many it is asked whether they have the words as they were typed. */
const mostOfGroup = 60;

function bestOfEachGroup(
  index: SearchIndex,
  numbers: readonly number[],
  scoreOf: (number: number) => number,
) {
  const groups = new Map<SearchGroup, { number: number; score: number }[]>();
  for (const number of numbers) {
    const { group } = entryAt(index, number);
    const rows = groups.get(group) ?? [];
    if (rows.length === 0) groups.set(group, rows);
    rows.push({ number, score: scoreOf(number) });
  }
  const counts: Found['counts'] = {};
  const hits: Hit[] = [];
  for (const [group, rows] of groups) {
    counts[group] = rows.length;
    // The newest works are the last entries.
    rows.sort((a, b) => b.score - a.score || b.number - a.number);
    for (const { number, score } of rows.slice(0, mostOfGroup))
      hits.push({ entry: entryAt(index, number), score });
  }
  return { hits, counts };
}

function insteadOf(terms: readonly Term[], rest: string): string {
  if (!terms.some(({ meant }) => meant)) return '';
  let text = plain(rest.trim());
  for (const { typed, meant } of terms) if (meant) text = text.replace(typed, meant);
  return text;
}

const markedIn = (terms: readonly Term[]) => [
  ...new Set(terms.flatMap(({ matches }) => matches.map(({ word }) => word.word))),
];
