import { api } from '@lab/contract';
import { teamQuery } from '../../features/team/queries.ts';
import { endpointPartQuery, endpointQuery } from '../../lib/query.ts';
import { chosenMembers } from './chosen-members.ts';

export const chosenMembersQuery = {
  ...endpointPartQuery(api.team.list, {}, 'chosen', chosenMembers),
  staleTime: teamQuery.staleTime,
  gcTime: teamQuery.gcTime,
};

/** Costs no read of its own: the next events stand with what else the home page shows. */
export const nextEventsQuery = endpointQuery(api.events.next, {});
