import { api } from '@lab/contract';
import { endpointPartQuery, recordQuery } from '../../lib/query.ts';

export function areaQuery(id: string) {
  return recordQuery(api.areas.get, { params: { id } });
}

/** So many papers, and one more to see whether others follow, are the reads of this query. */
const newestPapers = 6;

export function areaPapersQuery(area: string) {
  return endpointPartQuery(api.papers.list, { query: { area, limit: newestPapers } }, 'in area', (papers) =>
    papers.map(({ _id, title, authors, publisher, publicationDate }) => ({
      _id,
      title,
      authors,
      publisher,
      publicationDate,
    })),
  );
}

/** Costs no further read, because the team is in the document that every page reads. */
export const memberNamesQuery = endpointPartQuery(api.team.list, {}, 'names', (team) =>
  team.map(({ _id, name }) => ({ _id, name })),
);
