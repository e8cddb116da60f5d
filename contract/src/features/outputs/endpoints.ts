import { endpoint } from '../../api/endpoint.ts';

export const outputs = {
  list: endpoint('GET', '/made', {
    access: 'public',
    summary:
      'What a member of the team, or the people of a research area, made in addition to papers, in brief',
    query: () => import('./schemas.ts').then((s) => s.outputQuery),
    reply: () => import('./schemas.ts').then((s) => s.outputList),
  }),
  newest: endpoint('GET', '/newestMade', {
    access: 'public',
    summary: 'The newest few records of each kind of what the lab makes, for the home page',
    reply: () => import('./schemas.ts').then((s) => s.newestOutputs),
  }),
};
