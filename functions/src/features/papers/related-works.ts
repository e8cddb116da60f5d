/** Other works of the lab in the area of a work, from what every page reads anyway. */
import type { RelatedPaper } from '@lab/contract/features/papers/schemas';
import { areaWithId } from '../../core/content/references-store.ts';
import { withCheckedFormulas } from '../../core/math/stored.ts';
import type { NamedArea } from '../areas/area-names.ts';
import { recentPapers, type StoredPaper } from './paper-store.ts';
import { selectedPapers } from './selected-papers-store.ts';

const most = 4;

/** The selected ones first, and then the newest. */
export async function worksOnHome() {
  const [selected, recent] = await Promise.all([selectedPapers.shown(), recentPapers.shown()]);
  const newest = recent.map(({ venue, ...work }) => ({ ...work, publisher: venue }));
  return [...new Map([...selected, ...newest].map((work) => [work._id, work])).values()];
}

export function relatedWorks(
  id: string,
  paper: StoredPaper,
  areas: readonly NamedArea[],
  works: Awaited<ReturnType<typeof worksOnHome>>,
): RelatedPaper[] {
  const own = paper.areaId && areaWithId(areas, paper.areaId);
  if (!own) return [];
  return works
    .filter((work) => work._id !== id)
    .filter(({ areaIds }) => areaIds.some((area) => areaWithId(areas, area) === own))
    .slice(0, most)
    .map(({ _id, title, drawn, publisher, publicationDate }) =>
      withCheckedFormulas({
        _id,
        title,
        drawn,
        source: [publisher, publicationDate?.slice(0, 4)].filter(Boolean).join(', '),
      }),
    );
}
