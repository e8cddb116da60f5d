import { api } from '@lab/contract';
import { teamQuery } from '../../features/team/queries.ts';
import { endpointPartQuery, endpointQuery } from '../../lib/query.ts';
import { chosenMembers } from './chosen-members.ts';

export const chosenMembersQuery = {
  ...endpointPartQuery(api.team.list, {}, 'chosen', chosenMembers),
  staleTime: teamQuery.staleTime,
  gcTime: teamQuery.gcTime,
};

/** Costs no further read, because the next events are in the document that the home page reads anyway. */
export const nextEventsQuery = endpointQuery(api.events.next, {});
