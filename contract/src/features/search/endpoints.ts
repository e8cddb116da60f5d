import { endpoint } from '../../api/endpoint.ts';

export const searchCalls = {
  find: endpoint('GET', '/search', {
    access: 'public',
    summary: 'Everything public that a query finds: works, people, news and all other kinds',
    query: () => import('./schemas.ts').then((s) => s.searchQuery),
    reply: () => import('./schemas.ts').then((s) => s.searchReply),
  }),
};
