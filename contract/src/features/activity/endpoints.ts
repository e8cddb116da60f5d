import { endpoint } from '../../api/endpoint.ts';

/**
 * Nothing else, because entries are written together with the changes they describe, and never edited or
 * deleted.
 */
export const activity = {
  list: endpoint('GET', '/activity', {
    needs: 'activity.read',
    summary: 'Who did what to which record, newest first',
    query: () => import('./schemas.ts').then((s) => s.activityQuery),
    reply: () => import('./schemas.ts').then((s) => s.activities),
    paged: true,
  }),
};
