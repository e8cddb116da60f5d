import { api } from '@lab/contract';
import { paperRowsQuery } from '../../lib/paper-rows.ts';
import { endpointQuery, recordQuery } from '../../lib/query.ts';

export function areaQuery(id: string) {
  return recordQuery(api.areas.get, { params: { id } });
}

export const openPositionsQuery = endpointQuery(api.positions.list, {});

/** So many papers, and one more to see whether others follow, are the reads of this query. */
const newestPapers = 6;

export const areaPapersQuery = (area: string) => paperRowsQuery({ area }, newestPapers);
