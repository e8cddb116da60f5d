/** A search as a list of clauses; a paper must have at least one key of each clause. */
import { namesOf } from '@lab/contract/features/citations/same-person';
import { isKindOfThing, isStopWord, plain as plainWord } from '@lab/contract/features/search/words';
import { findDoi } from '@lab/contract/lib/doi';
import type { NamedPerson } from '../../core/summaries/names-store.ts';
import type { NamedArea } from '../areas/area-names.ts';
import { authorKeys } from './author-keys.ts';
import { areaKey, doiKey, memberKey, wordKey } from './search-keys.ts';
import { beginningsOf, wordsOf } from './search-words.ts';

export type Clause = string[];

/** Further words by which one is met. */
export type Meant = (word: string) => readonly string[];

/** A word is in the paper, or in the present name of its research area. */
export function clausesOf(q: string, areas: readonly NamedArea[], meant: Meant = () => []): Clause[] {
  // `doi: 10.1000/182` is one word, not two.
  const parts = q.replace(/\bdoi:\s*/gi, '').split(/\s+/);
  const dois = parts.flatMap((part) => findDoi(part) ?? []).map(doiKey);
  const words = neededOf(parts.filter((part) => !findDoi(part)));
  return [
    ...[...new Set(dois)].map((key) => [key]),
    ...[...new Set(words)].map((word) => [
      wordKey(word),
      ...areasWith(word, areas),
      ...meant(word).flatMap(wordsOf).map(wordKey),
    ]),
  ];
}

const initial = /^\p{Lu}\.?$/u;

/** `the paper about ferries` needs only ferries; a single capital letter is a name. */
function neededOf(parts: readonly string[]): string[] {
  const needed = parts.filter((part) => {
    const word = plainWord(part);
    return initial.test(part) || !(isStopWord(word) || isKindOfThing(word));
  });
  const words = needed.flatMap(wordsOf);
  return words.length > 0 ? words : parts.flatMap(wordsOf);
}

function areasWith(word: string, areas: readonly NamedArea[]): string[] {
  const named = areas.filter(({ departmentName }) =>
    wordsOf(departmentName).some((part) => part === word || beginningsOf(part, 2).includes(word)),
  );
  return named.flatMap(areaClause);
}

export const areaClause = ({ _id, absorbed = [] }: NamedArea): Clause => [_id, ...absorbed].map(areaKey);

/**
 * By id and by each name of a member; whether the paper is really by that member is checked for each result.
 */
export function personClause(team: readonly NamedPerson[], id: string): Clause {
  const names = team.filter((member) => member._id === id).flatMap(namesOf);
  return names.length > 0 ? [memberKey(id), ...new Set(names.flatMap(authorKeys))] : [];
}
