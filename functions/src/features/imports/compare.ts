/** Says whether two works are the same, nearly the same, different, or versions of one work. */
import type { Name } from '@lab/contract/features/citations/names';
import { importTexts } from '@lab/contract/features/imports/texts';
import type { WorkType } from '@lab/contract/features/papers/types';
import { hasSameFirst, mainWords, titleWords } from '../papers/match-keys.ts';
import { doiKey } from '../papers/search-keys.ts';
import { plain } from '../papers/search-words.ts';
import { type Addressed, addressOf } from '../papers/version-of.ts';

const { why } = importTexts;

interface Compared {
  title: string;
  doi: string;
  authors: readonly string[];
  nameParts?: readonly Name[];
  publicationDate: string;
  type?: WorkType | undefined;
}

export interface Similarity {
  kind: 'here' | 'similar';
  why: string;
  /** Whether they may become one work with two versions. */
  mayJoin?: boolean;
}

/** The share of words that both titles must have in common. */
const alike = 0.75;
/** With the same DOI the titles may differ more: a file may have left the subtitle out. */
const alikeWithDoi = 0.4;

export function compare(one: Compared, other: Compared): Similarity | undefined {
  const titles = sharedWords(one.title, other.title);
  if (one.doi && plain(one.doi) === plain(other.doi)) {
    return titles >= alikeWithDoi
      ? { kind: 'here', why: why.sameDoi }
      : { kind: 'similar', why: why.doiOnly };
  }
  const sameAuthor = hasSameFirst(one, other);
  if (titles === 1) {
    if (one.doi && other.doi) return { kind: 'similar', why: why.otherDoi };
    if (!sameAuthor) return { kind: 'similar', why: why.otherAuthor };
    if (yearOf(one) === yearOf(other))
      return areOfOtherKinds(one, other)
        ? { kind: 'similar', why: why.otherType }
        : { kind: 'here', why: why.sameWork };
    // A lecture that is given again is a work of its own.
    return isLecture(one) && isLecture(other) ? undefined : { kind: 'similar', why: why.otherYear };
  }
  // Works with different DOIs are different ones.
  if (one.doi && other.doi) return undefined;
  return hasSameTitle(one, other) && sameAuthor ? { kind: 'similar', why: why.alike } : undefined;
}

/** A report and its paper are two works; types that say little, and preprints, fit all. */
const kindOf: Partial<Record<WorkType, string>> = {
  ...{ article: 'paper', conference: 'paper', chapter: 'paper', book: 'paper' },
  ...{ bachelor: 'thesis', master: 'thesis', doctoral: 'thesis' },
  ...{ report: 'report', talk: 'talk', poster: 'poster' },
  ...{ dataset: 'dataset', software: 'software', patent: 'patent' },
};

function areOfOtherKinds(one: Compared, other: Compared): boolean {
  const [some, others] = [one, other].map(({ type }) => type && kindOf[type]);
  return some !== undefined && others !== undefined && some !== others;
}

const lecture = /\b(?:lectures?|course|vorlesung|seminar|praktikum|cours|curso|corso)\b/i;
const isLecture = ({ type, title }: Compared) => type === 'talk' || lecture.test(title);

type Titled = Pick<Compared, 'title'>;

/** Nearly the same counts too, but not the parts of a series. */
function hasSameTitle(one: Titled, other: Titled): boolean {
  if (numbersIn(one.title) !== numbersIn(other.title)) return false;
  return (
    sharedWords(one.title, other.title) >= alike ||
    isMainTitleOf(one.title, other.title) ||
    isMainTitleOf(other.title, one.title)
  );
}

/** From 0 to 1, where 1 means the same words in the same order. */
function sharedWords(one: string, other: string): number {
  const [some, others] = [titleWords(one), titleWords(other)];
  if (some.length === 0) return 0;
  if (some.join(' ') === others.join(' ')) return 1;
  const known = new Set(others);
  const shared = new Set(some.filter((word) => known.has(word))).size;
  // The same words in another order are not the same title.
  return Math.min(0.99, (2 * shared) / (new Set(some).size + known.size || 1));
}

const number = /^(?:\d+|[ivx]+)$/;
const numbersIn = (title: string) =>
  titleWords(title)
    .filter((word) => number.test(word))
    .join(' ');

function isMainTitleOf(short: string, long: string): boolean {
  const [words, start] = [titleWords(short), mainWords(long)];
  return words.length > 2 && words.join(' ') === start.join(' ');
}

const yearOf = ({ publicationDate }: Compared) => publicationDate.slice(0, 4);

interface Version extends Omit<Compared, 'type'>, Addressed {
  /** Keys of all that the work names, see papers/match-keys.ts. */
  linked: readonly string[];
}

/** Whether one may be the preprint of the other, or is one of its versions already. */
function compareVersions(one: Version, other: Version): Similarity | undefined {
  const address = addressOf(one);
  if (address && other.otherVersions.some(({ link }) => link === address))
    return { kind: 'here', why: why.versionHere };
  if (!isPair(one, other) || isSameDoi(one, other)) return undefined;
  const isNamed = one.linked.some((key) => other.linked.includes(key));
  if (!isNamed && !(hasSameTitle(one, other) && hasSameFirst(one, other))) return undefined;
  const preprint = one.type === 'preprint' ? one : other;
  return {
    kind: 'similar',
    why: preprint === one ? why.preprint : why.published,
    // Readers would not find it without an address.
    ...(addressOf(preprint) !== '' && { mayJoin: true }),
  };
}

/** The most similar of several works. */
export function nearest<Other extends Version>(one: Version, others: readonly Other[]) {
  const found = others.flatMap((other) => {
    const similarity = compareVersions(one, other) ?? compare(one, other);
    return similarity ? [{ other, ...similarity }] : [];
  });
  return found.find(({ kind }) => kind === 'here') ?? found[0];
}

export const isPair = (one: Pick<Version, 'type'>, other: Pick<Version, 'type'>) =>
  (one.type === 'preprint') !== (other.type === 'preprint');

const isSameDoi = (one: Compared, other: Compared) => one.doi !== '' && doiKey(one.doi) === doiKey(other.doi);
