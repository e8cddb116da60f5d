import { api } from '@lab/contract';
import { shownLimits } from '@lab/contract/api/shown-limits';
import type { HomeSection } from '@lab/contract/features/settings/choices';
import type { Member } from '@lab/contract/features/team/kind';
import { defaultRoles, type TeamRole } from '@lab/contract/features/team/roles';
import { outputKinds } from '@lab/contract/kinds/kinds';
import type { QueryClient } from '@tanstack/react-query';
import { teamQuery } from '../../features/team/queries.ts';
import { endpointPartQuery, endpointQuery } from '../../lib/query.ts';
import { settingsQuery } from '../../lib/settings.ts';

export function chosenMembers(team: readonly Member[], roles: readonly TeamRole[]): Member[] {
  return roles
    .filter(({ onHome }) => onHome)
    .flatMap(({ id }) => team.filter((member) => member.role === id))
    .slice(0, shownLimits.homeTeam);
}

export const chosenMembersQuery = {
  ...endpointPartQuery(api.team.list, {}, 'chosen', async (team, client) => {
    // The page fetches the settings at the same time; without them it is as in a lab that has chosen nothing.
    const settings = await client.ensureQueryData(settingsQuery).catch(() => undefined);
    return chosenMembers(team, settings?.roles ?? defaultRoles);
  }),
  staleTime: teamQuery.staleTime,
  gcTime: teamQuery.gcTime,
};

/** Costs no further read, because the next events are in the document that the home page reads anyway. */
export const nextEventsQuery = endpointQuery(api.events.next, {});

/** No further read either: the newest news are in the same document. */
export const latestNewsQuery = endpointPartQuery(api.news.list, { query: { limit: 3 } }, 'latest', (news) =>
  news.map(({ _id, title, drawn, createdAt }) => ({ _id, title, ...(drawn && { drawn }), date: createdAt })),
);

/** Asked for each section, and answered by one call, because browsers keep its reply. */
export const newestOutputsQuery = (section: HomeSection) =>
  endpointPartQuery(api.outputs.newest, {}, section, (all) => all.filter(({ kind }) => kind === section));

/** For the sections that the lab has turned on, so after the settings, which `chosenMembersQuery` waits for. */
export const newestOutputsQueries = (client: QueryClient) =>
  (client.getQueryData(settingsQuery.queryKey)?.sections ?? []).flatMap(({ section }) =>
    section in outputKinds ? newestOutputsQuery(section) : [],
  );
