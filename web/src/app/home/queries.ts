import { api } from '@lab/contract';
import { teamQuery } from '../../features/team/queries.ts';
import { askForPart } from '../../lib/query.ts';
import { chosenMembers } from './chosen-members.ts';

export const chosenMembersQuery = {
  ...askForPart(api.team.list, {}, 'chosen', chosenMembers),
  staleTime: teamQuery.staleTime,
  gcTime: teamQuery.gcTime,
};
