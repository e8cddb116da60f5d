import { api } from '@lab/contract';
import { paperRowsQuery, perPage } from '../../lib/paper-rows.ts';
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

/** Papers under all names of the member; one less than elsewhere, because the page reads what else they made. */
export const papersOfQuery = (person: string) => paperRowsQuery({ person }, perPage - 1);
