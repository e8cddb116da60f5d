import { api } from '@lab/contract';
import { inPlainText } from '@lab/contract/core/math/rendered';
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

export const areaNewsQuery = (id: string) => endpointQuery(api.news.ofArea, { params: { id } });

/** For each area that is part of another one its name; they are in the document that every page reads. */
export const groupsQuery = endpointPartQuery(api.areas.brief, {}, 'groups', (areas) =>
  areas.flatMap(({ _id, departmentName, drawn, parent }) =>
    parent ? [{ _id, name: inPlainText(departmentName, drawn), parent }] : [],
  ),
);
