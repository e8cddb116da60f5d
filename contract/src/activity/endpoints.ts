import { endpoint } from '../endpoint.ts';

/** Only this one: the log is written by the changes themselves, and nothing edits or deletes it. */
export const activity = {
  list: endpoint({
    method: 'GET',
    path: '/activity',
    access: 'admin',
    summary: 'Who did what to which record, newest first',
    query: () => import('./schemas.ts').then((s) => s.activityQuery),
    reply: () => import('./schemas.ts').then((s) => s.activities),
    paged: true,
  }),
};
