import { api } from '@lab/contract';
import { inPlainText } from '@lab/contract/core/math/rendered';
import type { Area } from '@lab/contract/features/areas/kind';
import type { PaperRow } from '@lab/contract/features/papers/row';
import { paperRowsQuery } from '../../lib/paper-rows.ts';
import { endpointPartQuery, endpointQuery, recordQuery } from '../../lib/query.ts';

export function areaQuery(id: string) {
  return recordQuery(api.areas.get, { params: { id } });
}

/** The page needs no more of them. */
export const openPositionsQuery = endpointPartQuery(api.positions.list, {}, 'names', (positions) =>
  positions.map(({ _id, role, areas, drawn }) => ({ _id, name: inPlainText(role, drawn), areas })),
);

/** So many papers, and one more to see whether others follow, are the reads of this query. */
const newestPapers = 5;

export const areaPapersQuery = (area: string) => paperRowsQuery({ area }, newestPapers);

/** The ids of the authors of an area's newest papers. */
export const authorsOf = (papers: readonly PaperRow[] = []) =>
  papers.flatMap(({ authors }) => authors.flatMap(([, id]) => id || []));

/** The portraits of the people of an area; the team is in the document that every page reads. */
export const areaFacesQuery = ({ _id, departmentName, memberIds = [] }: Area) =>
  endpointPartQuery(api.team.list, {}, `area ${_id}`, async (team, client) => {
    // Without them only those have a face whom the area names.
    const papers = await client
      .ensureInfiniteQueryData(areaPapersQuery(departmentName))
      .catch(() => undefined);
    const ids = [...memberIds, ...authorsOf(papers?.pages[0]?.items)];
    return team.flatMap(({ _id, image }) => (ids.includes(_id) && image ? [{ _id, image }] : []));
  });

export const areaNewsQuery = (id: string) => endpointQuery(api.news.ofArea, { params: { id } });

/** For each area that is part of another one its name; they are in the document that every page reads. */
export const groupsQuery = endpointPartQuery(api.areas.brief, {}, 'groups', (areas) =>
  areas.flatMap(({ _id, departmentName, drawn, parent }) =>
    parent ? [{ _id, name: inPlainText(departmentName, drawn), parent }] : [],
  ),
);
