import { endpoint } from '../../api/endpoint.ts';

export const newsCalls = {
  author: endpoint('GET', '/post/{authorEmail}', {
    access: 'public',
    summary: 'Name and photo of somebody who has published news or a paper; of one news item, if it is named',
    query: () => import('./schemas.ts').then((s) => s.authorOf),
    reply: () => import('./schemas.ts').then((s) => s.author),
  }),
  ofArea: endpoint('GET', '/researchArea/{id}/news', {
    access: 'public',
    summary: 'The newest news of a research area, in brief',
    reply: () => import('./schemas.ts').then((s) => s.newsInBrief),
  }),
};
