import { api } from '@lab/contract';
import { endpointQuery } from '../../lib/query.ts';

/** The dashboard shows only the newest records; the other pages show all. */
const newest = { limit: 20 };

export const pendingQuery = endpointQuery(api.papers.pending, { query: newest });
export const applicationsQuery = (email: string) =>
  endpointQuery(api.applications.byEmail, { params: { email }, query: newest });
export const outcomesQuery = endpointQuery(api.outcomes.mine, { query: newest });
export const messagesQuery = (email: string) =>
  endpointQuery(api.messages.byEmail, { params: { email }, query: newest });
