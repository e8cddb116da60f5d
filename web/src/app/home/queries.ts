import { api } from '@lab/contract';
import { shownLimits } from '@lab/contract/api/shown-limits';
import { asRow, type PaperRow } from '@lab/contract/features/papers/row';
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
  news.map(({ _id, title, drawn, image, createdAt }) => ({
    _id,
    title,
    ...(drawn && { drawn }),
    ...(image && { image }),
    date: createdAt,
  })),
);

/** Names and pictures, without the groups within an area. */
export const areaTilesQuery = endpointPartQuery(api.areas.brief, {}, 'tiles', (areas) =>
  areas
    .filter(({ parent }) => !parent)
    .map(({ _id, departmentName, image, drawn }) => ({
      _id,
      departmentName,
      ...(image && { image }),
      ...(drawn && { drawn }),
    })),
);

/** One with its figure and three smaller ones. */
const featured = 4;

/** No further read either. Only the first is shown with its figure. */
export const featuredWorksQuery = endpointPartQuery(api.papers.selected, {}, 'featured', (papers) =>
  papers.slice(0, featured).map((paper, at) => ({
    ...asRow(paper),
    ...(paper.note && { note: paper.note }),
    ...(at === 0 && paper.image && { image: paper.image }),
  })),
);

export type FeaturedWork = PaperRow & { note?: string; image?: string };

/** Asked for each section, and answered by one call, because browsers keep its reply. */
export const newestOutputsQuery = (section: HomeSection) =>
  endpointPartQuery(api.outputs.newest, {}, section, (all) => all.filter(({ kind }) => kind === section));

/**
 * For the sections that the lab has turned on, so after the settings, which `chosenMembersQuery` waits for.
 */
export const newestOutputsQueries = (client: QueryClient) =>
  (client.getQueryData(settingsQuery.queryKey)?.sections ?? []).flatMap(({ section }) =>
    section in outputKinds ? newestOutputsQuery(section) : [],
  );
