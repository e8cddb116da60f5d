import { endpoint } from '../../api/endpoint.ts';

export const desk = {
  overview: endpoint('GET', '/adminOverview', {
    needs: 'desk.use',
    summary: 'What waits for an admin, how much and how long, and how many users there are',
    reply: () => import('./schemas.ts').then((s) => s.overview),
  }),
  removed: endpoint('GET', '/removed', {
    needs: 'removed.restore',
    summary: 'The deleted records that can be put back, the last deleted first',
    query: () => import('../../api/fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.removals),
    paged: true,
  }),
  restore: endpoint('POST', '/removed/{kind}/{id}', {
    needs: 'removed.restore',
    summary:
      'Put back a deleted record of the content or a paper within 30 days, a team member within ten minutes',
    reply: () => import('./schemas.ts').then((s) => s.restored),
  }),
};
