import { endpoint } from '../endpoint.ts';

export const desk = {
  overview: endpoint({
    method: 'GET',
    path: '/adminOverview',
    access: 'admin',
    summary: 'What waits for an admin, how much and how long, and how many users there are',
    reply: () => import('./schemas.ts').then((s) => s.overview),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/removed/{kind}/{id}',
    access: 'admin',
    summary:
      'Put back a deleted news item, area, collaborator, position, team member or paper within ten minutes',
    reply: () => import('./schemas.ts').then((s) => s.restored),
  }),
};
