import { endpoint } from '../../api/endpoint.ts';

export const outcomes = {
  mine: endpoint('GET', '/outcomes', {
    access: 'member',
    summary: "What the lab did with the caller's papers and applications, newest first",
    query: () => import('../../api/fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.outcomes),
    paged: true,
  }),
  dismiss: endpoint('DELETE', '/outcome/{id}', {
    access: 'author',
    summary: 'Put away a decision that one has read',
    reply: () => import('../../api/replies.ts').then((s) => s.deletedReply),
  }),
};
