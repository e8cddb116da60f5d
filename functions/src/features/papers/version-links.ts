/** The keys by which a preprint and its published work are found when one names the other. */

import type { Manuscript } from '@lab/contract/features/papers/fields';
import { identifierAddress } from '@lab/contract/features/papers/identifiers';
import { findDoi } from '@lab/contract/lib/doi';
import { doiKey } from './search-keys.ts';

export type Linking = Pick<Manuscript, 'doi' | 'arxiv' | 'url' | 'links' | 'otherVersions'>;

/** Of the work's own identifiers, and of those of its other versions. */
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
