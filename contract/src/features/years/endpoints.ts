import { endpoint } from '../../api/endpoint.ts';

export const years = {
  get: endpoint('GET', '/years/{year}', {
    access: 'public',
    summary: 'What was published and done in a year, and who came and left',
    reply: () => import('./schemas.ts').then((s) => s.year),
  }),
};
