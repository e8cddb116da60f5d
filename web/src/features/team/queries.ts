import { api } from '@lab/contract';
import { endpointQuery, recordQuery } from '../../lib/query.ts';

const minute = 60_000;

/** Fresh for 5 minutes, kept for 10: docs/specification.md#numbers. */
export const teamQuery = { ...endpointQuery(api.team.list, {}), staleTime: 5 * minute, gcTime: 10 * minute };

export function memberQuery(id: string) {
  return recordQuery(api.team.get, { params: { id } });
}

/** What the person says of themself besides the record of the team. */
export const shownProfileQuery = (id: string) => recordQuery(api.profiles.shown, { params: { id } });

export const newsNamingQuery = (id: string) => endpointQuery(api.profiles.news, { params: { id } });

/** What a member was at the lab; fetched after the member, whose page works without it. */
export const termsQuery = (id: string) => endpointQuery(api.alumni.terms, { params: { id } });

export { papersOfQuery } from '../../lib/paper-rows.ts';
