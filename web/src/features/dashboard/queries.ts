import { api } from '@lab/contract';
import { ask } from '../../lib/query.ts';

/** The start page looks at the newest few; the pages themselves show all. */
const newest = { limit: 20 };

export const pendingQuery = ask(api.papers.pending, { query: newest });
export const applicationsQuery = (email: string) =>
  ask(api.applications.byEmail, { params: { email }, query: newest });
export const outcomesQuery = ask(api.outcomes.mine, { query: newest });
export const messagesQuery = (email: string) =>
  ask(api.messages.byEmail, { params: { email }, query: newest });
