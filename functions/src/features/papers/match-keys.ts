/**
 * The keys by which an import finds the works that are here already: of the DOI, of the other versions, of
 * the whole title, and of parts of the title, so that one with a slip or another subtitle is found too.
 */
import { withoutMarks } from '@lab/contract/core/math/marks';
import { familyOf, type Name } from '@lab/contract/features/citations/names';
import { namesWith } from '@lab/contract/features/citations/stored-parts';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import { identifierAddress } from '@lab/contract/features/papers/identifiers';
import { findDoi } from '@lab/contract/lib/doi';
import { fold } from '@lab/contract/lib/fold';
import { truncate } from '@lab/contract/lib/truncate';
import { longestKey } from './author-keys.ts';
import { doiKey } from './search-keys.ts';
import { wordsOf } from './search-words.ts';

interface WithAuthors {
  authors: readonly string[];
  nameParts?: readonly Name[];
}

/** Shorter parts occur in many titles. */
const leastWords = 4;

export const titleWords = (title: string) => wordsOf(withoutMarks(title));

/** Those before a subtitle. */
export const mainWords = (title: string) => wordsOf(withoutMarks(title).split(/[:.?!–—]\s/)[0] ?? '');

/** A work with one of these keys may be the same. */
export function exactKeys({ title, doi }: { title: string; doi: string }): string[] {
  const words = titleWords(title);
  return [...(doi ? [doiKey(doi)] : []), ...(words.length > 0 ? [keyOf('title', words)] : [])];
}

/** A work with one of these keys may have a similar title. */
function nearKeys({ title }: { title: string }): string[] {
  const words = titleWords(title);
  const half = Math.ceil(words.length / 2);
  const main = mainWords(title);
  const parts = [words.slice(0, half), words.slice(half), main.length < words.length ? main : []];
  return [...new Set(parts.filter(({ length }) => length >= leastWords).map((part) => keyOf('part', part)))];
}

export const matchKeys = (work: Linking & { title: string }) => [
  // A title without its subtitle must find the title with it.
  ...new Set([
    ...exactKeys(work),
    ...linkKeys(work),
    ...nearKeys(work),
    keyOf('part', titleWords(work.title)),
  ]),
];

const keyOf = (kind: 'title' | 'part', words: string[]) => truncate(`${kind}:${words.join(' ')}`, longestKey);

const firstFamily = ({ authors: [first = ''], nameParts }: WithAuthors) =>
  fold(familyOf(namesWith(nameParts)(first)));

/** A source that does not say the parts of a name may leave off words of the family name. */
export function hasSameFirst(one: WithAuthors, other: WithAuthors): boolean {
  const [family, otherFamily] = [firstFamily(one), firstFamily(other)];
  const isEnd = (whole: string, end: string) => end !== '' && whole.endsWith(` ${end}`);
  return family === otherFamily || isEnd(family, otherFamily) || isEnd(otherFamily, family);
}

export type Linking = Pick<Manuscript, 'doi' | 'arxiv' | 'url' | 'links' | 'otherVersions'>;

/** By which a preprint and its published work are found when one names the other. */
export function linkKeys({ doi, arxiv, url, links, otherVersions }: Linking): string[] {
  const written = [doi, arxiv, url, links.preprint ?? '', ...otherVersions.map(({ link }) => link)];
  return [...new Set(written.flatMap((text) => linkKey(text) ?? []))];
}

/** The same for an arXiv number and for the DOI that arXiv gives to it; undefined for other addresses. */
export function linkKey(written: string): string | undefined {
  const arxiv = identifierAddress('arxiv', written);
  if (arxiv) return doiKey(arxiv.replace(/^.*\/abs\//, '10.48550/arxiv.').replace(/v\d+$/, ''));
  const doi = findDoi(written);
  return doi && doiKey(doi);
}
