/**
 * The keys by which a paper is found. Firestore can only compare whole entries of a list, so each word, each
 * beginning of a word that people remember, and each person is one.
 */

import { formulasIn } from '@lab/contract/core/math/parts';
import { plainMath } from '@lab/contract/core/math/plain';
import { nameKey } from '@lab/contract/features/citations/same-person';
import {
  type FieldName,
  type Manuscript,
  paperFields,
  paperFieldsOf,
  type SearchedName,
} from '@lab/contract/features/papers/fields';
import { type flaggedFields, flagsOf, type PaperFlag } from '@lab/contract/features/papers/flags';
import { keywordsOf } from '@lab/contract/features/papers/keywords';
import { type WorkType, workTypeOf } from '@lab/contract/features/papers/types';
import { truncate } from '@lab/contract/lib/truncate';
import { authorKeys, longestKey, surnameKeys } from './author-keys.ts';
import type { AuthorMember } from './author-members.ts';
import type { InAreas } from './paper-areas.ts';
import { beginningsOf, plain, wordsOf } from './search-words.ts';

/** Each key is an entry in eleven indexes, and Firestore allows a document 40,000 entries. */
const mostKeys = 3_000;
/** A ligature can become eighteen characters, and a document with the paper itself may hold 1 MiB. */
const mostBytes = 400_000;

export const wordKey = (word: string) => truncate(`word:${word}`, longestKey);
export const doiKey = (doi: string) => truncate(`doi:${plain(doi)}`, longestKey);
export const typeKey = (type: WorkType) => `type:${type}`;
/** Of a work that says no year it ends with the colon. */
export const yearKey = (year: string) => `year:${year}`;
export const flagKey = (flag: PaperFlag) => `${flag}:true`;
export const selectedKey = flagKey('selected');
export const keywordKey = (keyword: string) => truncate(`keyword:${plain(keyword.trim())}`, longestKey);
export const memberKey = (id: string) => truncate(`member:${id}`, longestKey);
export const areaKey = (id: string) => truncate(`area:${id}`, longestKey);

type Searchable = Pick<Manuscript, 'authors' | 'doi' | 'publicationDate' | SearchedName> &
  InAreas &
  Partial<Pick<Manuscript, 'type' | (typeof flaggedFields)[number]>> & {
    authorName: string;
    authorEmail: string;
    members?: readonly AuthorMember[];
  };

const isSearched = <Name extends FieldName>(name: Name): name is Name & SearchedName =>
  'searched' in paperFields[name];
const shortTexts = paperFieldsOf('title', 'text').filter(isSearched);
const longTexts = paperFieldsOf('prose').filter(isSearched);

/** Both `α` and its name in TeX, which is easier to type. */
const wordsWithMath = (text: string) => [
  ...wordsOf(plainMath(text)),
  ...formulasIn(text).flatMap(({ tex }) => wordsOf(tex)),
];

/** Long texts come last: if there are too many keys, their last words are lost first. */
export function searchKeys({
  authors,
  authorName,
  authorEmail,
  areaId,
  secondAreaId,
  thirdAreaId,
  category = '',
  type,
  members = [],
  ...paper
}: Searchable): string[] {
  const people = [...authors, authorName].filter(Boolean);
  const wordsIn = (names: SearchedName[]) => names.flatMap((name) => wordsWithMath(paper[name]));
  const words = wordsIn(shortTexts);
  const namesParts = people.flatMap((name) => [...wordsOf(name), ...nameKey(name).split(' ')]);
  const beginnings = [
    ...words.flatMap((word) => beginningsOf(word, 2)),
    // A given name is found by its initial.
    ...namesParts.flatMap((word) => beginningsOf(word, 1)),
  ];
  const keys = [
    ...[...people, authorEmail].flatMap(authorKeys),
    ...members.filter(({ member }) => member).map(({ member }) => memberKey(member)),
    ...(paper.doi ? [doiKey(paper.doi)] : []),
    typeKey(workTypeOf(type)),
    yearKey(paper.publicationDate.slice(0, 4)),
    ...flagsOf(paper).map(flagKey),
    ...keywordsOf(paper.keywords).map(keywordKey),
    ...(areaId ? [areaKey(areaId)] : wordsOf(category).map(wordKey)),
    ...[secondAreaId, thirdAreaId].flatMap((id) => (id ? [areaKey(id)] : [])),
    ...[...words, ...namesParts, ...wordsOf(paper.publicationDate.slice(0, 4))].map(wordKey),
    ...people.flatMap(surnameKeys),
    ...[...beginnings, ...wordsIn(longTexts)].map(wordKey),
  ];
  let bytes = 0;
  return [...new Set(keys)].slice(0, mostKeys).filter((key) => {
    bytes += Buffer.byteLength(key);
    return bytes <= mostBytes;
  });
}
