import { api } from '@lab/contract';
import { plainDrawn } from '@lab/contract/math/drawn';
import { paperRowsQuery } from '../../lib/paper-rows.ts';
import { endpointPartQuery, recordQuery } from '../../lib/query.ts';

export function areaQuery(id: string) {
  return recordQuery(api.areas.get, { params: { id } });
}

/** The page needs no more of them. */
export const openPositionsQuery = endpointPartQuery(api.positions.list, {}, 'names', (positions) =>
  positions.map(({ _id, role, areas, drawn }) => ({ _id, role: plainDrawn(role, drawn), areas })),
);

/** So many papers, and one more to see whether others follow, are the reads of this query. */
const newestPapers = 5;

export const areaPapersQuery = (area: string) => paperRowsQuery({ area }, newestPapers);
