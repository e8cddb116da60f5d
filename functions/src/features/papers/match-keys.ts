/**
 * The keys by which an import finds the works that are here already: of the DOI, of the other versions, of the whole title,
 * and of parts of the title, so that one with a slip or another subtitle is found too.
 */
import { familyOf, parseName } from '@lab/contract/features/citations/names';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import { identifierAddress } from '@lab/contract/features/papers/identifiers';
import { findDoi } from '@lab/contract/lib/doi';
import { fold } from '@lab/contract/lib/fold';
import { truncate } from '@lab/contract/lib/truncate';
import { longestKey } from './author-keys.ts';
import { doiKey } from './search-keys.ts';
import { wordsOf } from './search-words.ts';

/** Shorter parts occur in many titles. */
const leastWords = 4;

export const titleWords = (title: string) => wordsOf(title);

/** A work with one of these keys may be the same. */
export function exactKeys({ title, doi }: { title: string; doi: string }): string[] {
  const words = titleWords(title);
  return [...(doi ? [doiKey(doi)] : []), ...(words.length > 0 ? [keyOf('title', words)] : [])];
}

/** A work with one of these keys may have a similar title. */
function nearKeys({ title }: { title: string }): string[] {
  const words = titleWords(title);
  const half = Math.ceil(words.length / 2);
  const main = titleWords(title.split(/[:.?!–—]\s/)[0] ?? '');
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

export const firstFamily = ({ authors: [first = ''] }: { authors: readonly string[] }) =>
  fold(familyOf(parseName(first)));

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
