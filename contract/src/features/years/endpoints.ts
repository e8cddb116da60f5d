import { endpoint } from '../../api/endpoint.ts';

export const years = {
  get: endpoint({
    method: 'GET',
    path: '/years/{year}',
    access: 'public',
    summary: 'What was published and done in a year, and who came and left',
    reply: () => import('./schemas.ts').then((s) => s.year),
  }),
};
