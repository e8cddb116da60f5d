import { endpoint } from '../../api/endpoint.ts';

/**
 * For admins. Visitors subscribe, confirm and leave with forms that work without any script
 * (functions/src/jobs/site/subscription.ts).
 */
export const subscribers = {
  list: endpoint('GET', '/subscribers', {
    needs: 'subscribers.manage',
    summary: 'Who gets news by mail, newest first',
    query: () => import('../../api/fields.ts').then((s) => s.pageQuery),
    reply: () => import('./schemas.ts').then((s) => s.subscriberList),
    paged: true,
  }),
  remove: endpoint('DELETE', '/subscribers/{id}', {
    needs: 'subscribers.manage',
    summary: 'Remove an address, which gets no more news',
    reply: () => import('../../api/replies.ts').then((s) => s.deletedReply),
  }),
};
