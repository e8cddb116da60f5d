import { api } from '@lab/contract';
import { endpointQuery, recordQuery } from '../../lib/query.ts';

const minute = 60_000;

/** Fresh for 5 minutes, kept for 10: docs/specification.md#numbers. */
export const teamQuery = { ...endpointQuery(api.team.list, {}), staleTime: 5 * minute, gcTime: 10 * minute };

export function memberQuery(id: string) {
  return recordQuery(api.team.get, { params: { id } });
}

/** Papers of a member, by the name that stands on them. */
export function papersOfQuery(exactAuthor: string) {
  return endpointQuery(api.papers.list, { query: { exactAuthor } });
}
