/** What visitors filter by and works have or not: each is a parameter of the list with the value `true`. */
import type { Manuscript } from './fields.ts';
import { identifierAddress } from './identifiers.ts';
import { pdfOf } from './shown-links.ts';

export const paperFlags = ['code', 'pdf', 'selected'] as const;

export type PaperFlag = (typeof paperFlags)[number];

/** What the flags of a work follow from. */
export const flaggedFields = ['links', 'pdf', 'url', 'arxiv', 'otherVersions', 'selected'] as const;

type Flagged = Partial<Pick<Manuscript, (typeof flaggedFields)[number]>>;

/** It can be read for nothing elsewhere than in its own PDF. */
const isFree = ({ links, arxiv = '', otherVersions = [] }: Flagged) =>
  Boolean(links?.preprint || identifierAddress('arxiv', arxiv) || otherVersions.some(({ link }) => link));

export function flagsOf(work: Flagged): PaperFlag[] {
  const has = {
    code: work.links?.code,
    pdf: pdfOf(work) || isFree(work),
    selected: work.selected,
  };
  return paperFlags.filter((flag) => has[flag]);
}
