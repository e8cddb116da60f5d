/** A published work as the form of the desk has it, and as its versions keep it. */
import type { Values } from '@lab/contract/core/content/field';
import { plainMath } from '@lab/contract/core/math/plain';
import { withWrittenNames } from '@lab/contract/features/citations/name-parts';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { requireUnchanged } from '../../../core/data/unchanged.ts';
import type { NamedArea } from '../../areas/area-names.ts';
import { areaNames, seenAreas } from '../paper-areas.ts';
import type { StoredPaper } from '../paper-store.ts';

type Areas = readonly NamedArea[];

export const workValues = (paper: StoredPaper, areas: Areas): Manuscript =>
  withWrittenNames(manuscriptOf({ ...paper, ...areaNames(paper, areas) }), paper.nameParts);

export const nameOfWork = (said: object) => plainMath(String((said as Values).title ?? ''));

/** Of what `keepVersion` keeps versions. */
export const workVersions = (areas: Areas) => ({
  name: 'paper' as const,
  nameOf: nameOfWork,
  valuesOf: (paper: StoredPaper): Values => workValues(paper, areas),
});

/** Throws if the work says something else than the writer saw. A renamed area counts as unchanged. */
export function requireSeenWork(paper: StoredPaper, seen: Values, areas: Areas): void {
  requireUnchanged(comparable(workValues(paper, areas), areas), comparable(seen, areas));
}

function comparable(values: Partial<Manuscript>, areas: Areas) {
  const { category, moreAreas, links, publicationDate, ...others } = manuscriptOf(values);
  const { own, further } = seenAreas({ category, moreAreas }, areas);
  return {
    ...others,
    // Forms have each link, and only the day of a date.
    links: Object.fromEntries(Object.entries(links).filter(([, url]) => url)),
    publicationDate: publicationDate.slice(0, 10),
    own,
    further,
  };
}
