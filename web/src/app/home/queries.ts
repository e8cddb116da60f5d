import { api } from '@lab/contract';
import { teamQuery } from '../../features/team/queries.ts';
import { endpointPartQuery } from '../../lib/query.ts';
import { chosenMembers } from './chosen-members.ts';

export const chosenMembersQuery = {
  ...endpointPartQuery(api.team.list, {}, 'chosen', chosenMembers),
  staleTime: teamQuery.staleTime,
  gcTime: teamQuery.gcTime,
};
