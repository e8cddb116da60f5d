import { api } from '@lab/contract';
import { endpointQuery } from '../../lib/query.ts';

/** The dashboard shows only the newest records; the other pages show all. */
const newest = { limit: 20 };

/**
 * Other admins work on the same lists, so both are fetched for each visit, but not twice while the page
 * loads.
 */
const whileLoading = 5_000;

export const waitingQuery = { ...endpointQuery(api.desk.overview, {}), staleTime: whileLoading };
export const activityQuery = {
  ...endpointQuery(api.activity.list, { query: { limit: 10 } }),
  staleTime: whileLoading,
};
export const pendingQuery = endpointQuery(api.papers.pending, { query: newest });
export const applicationsQuery = (email: string) =>
  endpointQuery(api.applications.byEmail, { params: { email }, query: newest });
export const ownMemberQuery = endpointQuery(api.team.mine, {});
export const deletionsQuery = endpointQuery(api.retention.mine, {});
export const outcomesQuery = endpointQuery(api.outcomes.mine, { query: newest });
export const messagesQuery = (email: string) =>
  endpointQuery(api.messages.byEmail, { params: { email }, query: newest });
