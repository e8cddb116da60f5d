import { api } from '@lab/contract';
import { minute } from '@lab/contract/lib/durations';
import { endpointQuery } from '../../lib/query.ts';

/** Fresh for 5 minutes, kept for 10: docs/specification.md#numbers. */
export const teamQuery = { ...endpointQuery(api.team.list, {}), staleTime: 5 * minute, gcTime: 10 * minute };

export const interestsQuery = endpointQuery(api.profiles.interests, {});

export const newsNamingQuery = (id: string) => endpointQuery(api.profiles.news, { params: { id } });

export { papersOfQuery } from '../../lib/paper-rows.ts';
