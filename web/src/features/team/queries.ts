import { api } from '@lab/contract';
import { endpointQuery, recordQuery } from '../../lib/query.ts';

const minute = 60_000;

/** Fresh for 5 minutes, kept for 10: docs/specification.md#numbers. */
export const teamQuery = { ...endpointQuery(api.team.list, {}), staleTime: 5 * minute, gcTime: 10 * minute };

export function memberQuery(id: string) {
  return recordQuery(api.team.get, { params: { id } });
}

/** Papers contain the names of their authors, so a member's papers are found by name. */
export function papersOfQuery(exactAuthor: string) {
  return endpointQuery(api.papers.list, { query: { exactAuthor } });
}
