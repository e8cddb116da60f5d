import { api } from '@lab/contract';
import { usualRoles } from '@lab/contract/team/roles';
import { teamQuery } from '../../features/team/queries.ts';
import { endpointPartQuery, endpointQuery } from '../../lib/query.ts';
import { settingsQuery } from '../../lib/settings.ts';
import { chosenMembers } from './chosen-members.ts';

export const chosenMembersQuery = {
  ...endpointPartQuery(api.team.list, {}, 'chosen', async (team, client) => {
    // The page fetches the settings at the same time; without them it is as in a lab that has chosen nothing.
    const settings = await client.ensureQueryData(settingsQuery).catch(() => undefined);
    return chosenMembers(team, settings?.roles ?? usualRoles);
  }),
  staleTime: teamQuery.staleTime,
  gcTime: teamQuery.gcTime,
};

/** Costs no further read, because the next events are in the document that the home page reads anyway. */
export const nextEventsQuery = endpointQuery(api.events.next, {});

/** No further read either: the newest news are in the same document. */
export const latestNewsQuery = endpointPartQuery(api.news.list, { query: { limit: 3 } }, 'latest', (news) =>
  news.map(({ _id, title, drawn, createdAt }) => ({ _id, title, ...(drawn && { drawn }), createdAt })),
);
